import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/errors/error-boundary';
import { selectLookup } from '@/domain/shop/slice';
import { storeDiner } from '../demo-data';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

vi.mock('@/routes/offers', () => ({
  default: () => {
    throw new Error('The oven is on fire');
  },
}));

const sandbox = useSandbox();

async function openSideMenu(user: ReturnType<typeof renderShop>['user']) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

describe('top bar (spec, section 2)', () => {
  it('shows name and logo, and a popover with name, about text and address', async () => {
    const { user } = renderShop('/');
    const shop = await screen.findByRole('button', { name: 'Spice Garden Indiranagar, Bengaluru' });
    expect(shop.querySelector('img')?.src).toContain('/pictures/logo/spice-garden');
    await user.click(shop);
    const popover = screen.getByRole('group', { name: 'About Spice Garden' });
    expect(popover).toHaveTextContent('North Indian, Chinese and Italian');
    expect(popover).toHaveTextContent('48, 12th Main Road, Indiranagar, Bengaluru 560038');
  });

  it.each(['/menu/orderInfo', '/order-history/order-details/orderInfo'])(
    'is shown with the footer at %s, which only ends like the path of the tracking page',
    async (path) => {
      renderShop(path);
      expect(await screen.findByRole('button', { name: 'Open menu' })).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    },
  );

  it.each(['/orderInfo?OrderId=1042', '/order-history/ORDERINFO/?OrderId=1042'])(
    'is hidden on the full-screen tracking page at %s',
    async (path) => {
      renderShop(path);
      expect(await screen.findByTitle('Tracking of order 1042')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
    },
  );

  it('shows a wallet of ₹0 to a visitor', () => {
    renderShop('/');
    expect(screen.getByRole('group', { name: 'Wallet balance' })).toHaveTextContent('₹0');
  });
});

describe('side menu (spec, section 2)', () => {
  const mainLinks = ['Home', 'Menu', 'Search', 'Order history', 'Cart'];
  /** Links in order, with path and heading of their page. */
  const pagesOfMoreLinks = [
    ['Privacy policy', '/privacy-policy', 'Privacy policy'],
    ['Refund policy', '/refund-policy', 'Refund and cancellation'],
    ['Terms', '/term-and-condition', 'Terms and conditions'],
  ] as const;

  it('lists all links in order', async () => {
    const { user } = renderShop('/');
    const panel = await openSideMenu(user);
    const entries = within(panel).getAllByRole('link');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      ...mainLinks,
      ...pagesOfMoreLinks.map(([link]) => link),
    ]);
  });

  it.each(pagesOfMoreLinks)('%s opens its page and closes the menu', async (link, path, heading) => {
    const { user } = renderShop('/');
    const panel = await openSideMenu(user);
    await user.click(within(panel).getByRole('link', { name: link }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(window.location.pathname).toBe(path);
  });

  it('Login opens the login popup', async () => {
    const { user } = renderShop('/');
    const panel = await openSideMenu(user);
    await user.click(within(panel).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  });

  it('Logout clears phone number and cart id, opens the home page and requests a guest', async () => {
    storeDiner();
    localStorage.setItem('cartId', 'c-77');
    const { user, store } = renderShop('/privacy-policy');
    await waitFor(() => expect(store.getState().shop.lookup).toBe('found'));
    const panel = await openSideMenu(user);
    await user.click(within(panel).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(window.location.pathname).toBe('/');
  });
});

describe('footer (spec, section 2: Other)', () => {
  it('names the restaurant, the product and the address', async () => {
    renderShop('/refund-policy');
    const footer = await screen.findByText(
      'Copyright © Spice Garden | Powered by Storefront | All Rights Reserved',
    );
    expect(footer).toBeInTheDocument();
    expect(
      screen.getByText('Address: 48, 12th Main Road, Indiranagar, Bengaluru 560038'),
    ).toBeInTheDocument();
  });
});

describe('the "Back to top" button', () => {
  const scroll = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };

  it('is shown after more than 300 px of scrolling, and scrolls to the top', async () => {
    renderShop('/');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scroll(300);
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
    scroll(301);
    fireEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    scroll(0);
  });

  it('hands the focus to the page when it disappears at the top', async () => {
    const { user } = renderShop('/');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => scroll(0));
    scroll(301);
    (await screen.findByRole('button', { name: 'Back to top' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('floating cart bar (spec, section 2)', () => {
  async function withCart() {
    const { world } = sandbox;
    const guest = world.diners.addGuest('1001');
    const { id: cartId } = world.carts.add({
      phone: guest,
      restaurantId: '1001',
      variantId: 'v-butter-naan',
      quantity: 2,
    });
    localStorage.setItem('userNumber', guest);
    localStorage.setItem('cartId', cartId);
    const shop = renderShop('/privacy-policy');
    return { ...shop, bar: await screen.findByRole('region', { name: 'Cart' }) };
  }

  it('shows the item count and the total, and Checkout goes to the cart', async () => {
    const { bar, user } = await withCart();
    expect(bar).toHaveTextContent('2 items');
    expect(bar).toHaveTextContent('₹90');
    await user.click(within(bar).getByText('Checkout'));
    expect(window.location.pathname).toBe('/cart');
  });

  it('is shown with a cart link that has the item count in its text and its accessible name', async () => {
    await withCart();
    expect(screen.getByRole('link', { name: 'Cart 2 items' })).toHaveTextContent('2');
  });

  it('deletes the cart, shows a toast and disappears after a tap on "Delete cart items"', async () => {
    const { bar, user } = await withCart();
    await user.click(within(bar).getByRole('button', { name: 'Delete cart items' }));
    expect(await screen.findByText('cart items removed successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument());
    expect(localStorage.getItem('cartId')).toBeNull();
  });

  it('hands the focus to the page when the cart is deleted with the keyboard', async () => {
    const { bar, user } = await withCart();
    within(bar).getByRole('button', { name: 'Delete cart items' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows an error and keeps the cart when the deletion fails', async () => {
    sandbox.faults.add({ call: 'cart/delete', kind: 'status', status: 500 });
    const { bar, user } = await withCart();
    await user.click(within(bar).getByRole('button', { name: 'Delete cart items' }));
    expect(await screen.findByText('failed to deleting cart items')).toBeInTheDocument();
    expect(bar).toHaveTextContent('2 items');
    expect(localStorage.getItem('cartId')).not.toBeNull();
  });

  it('is hidden while the cart is empty', async () => {
    const { store } = renderShop('/privacy-policy');
    await waitFor(() => expect(selectLookup(store.getState())).toBe('found'));
    await sandbox.settle();
    expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument();
  });
});

describe('error page (spec, section 8)', () => {
  it('replaces the page when rendering throws, and shows the error message and a link home', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderShop('/spice-garden/offer', { host: 'localhost' });
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByText('The oven is on fire')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/spice-garden/',
    );
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    vi.mocked(console.error).mockClear();
  });

  it('shows the status text of a thrown response', () => {
    const thrown = { status: 404, statusText: 'Not Found', internal: false, data: null };
    const Broken = () => {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- browsers and libraries throw such values
      throw thrown;
    };
    render(
      <ErrorBoundary home="/">
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Not Found')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });
});
