import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
// Loads lazy code up front, so that no test waits for it.
import '@/features/login/login-dialog';
import './side-menu';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { storeDiner } from '../../../tests/demo-data';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { orderFound } from '@/domain/orders/types';
import { Layout } from './layout';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

const Page = () => <Layout onRendered={undefined} />;
vi.mock('@/features/orders/found-order', () => {
  throw new Error('Failed to fetch');
});

const openLayout = (path = '/privacy-policy') => renderPage(Page, path, { host: 'tiny.localhost' });

async function openSideMenu() {
  const page = openLayout();
  await waitFor(() => expect(document.title).toBe('Tiny'));
  await page.user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { ...page, menu: within(await screen.findByRole('dialog', { name: 'Menu' })) };
}

describe('The layout', () => {
  it('names the restaurant, the product and the address in the footer', async () => {
    openLayout();
    expect(
      await screen.findByText('Copyright © Tiny | Powered by Storefront | All Rights Reserved'),
    ).toBeVisible();
    expect(await screen.findByText('Address: 1 Lane')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument();
  });

  it.each([
    ['/menu/orderInfo', 1],
    ['/order-history/order-details/orderInfo', 1],
    ['/orderInfo?OrderId=1042', 0],
    ['/order-history/ORDERINFO/?OrderId=1042', 0],
  ])('at %s has %d top bars, because the tracking page fills the screen', (path, count) => {
    openLayout(path);
    expect(screen.queryAllByRole('banner')).toHaveLength(count);
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(count);
  });
});

describe('The side menu', () => {
  it('lists all pages in order, and closes when one is opened', async () => {
    const { user, menu } = await openSideMenu();
    const names = ['Home', 'Menu', 'Search', 'Order history', 'Cart'];
    names.push('Privacy policy', 'Refund policy', 'Terms');
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    await user.click(menu.getByRole('link', { name: 'Refund policy' }));
    await waitFor(() => expect(window.location.pathname).toBe('/refund-policy'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the login dialog', async () => {
    const { user, menu } = await openSideMenu();
    await user.click(menu.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
  });

  it('logs out: clears phone number and cart id, opens the home page and requests a guest', async () => {
    storeDiner();
    localStorage.setItem('cartId', 'c-77');
    const { user, menu } = await openSideMenu();
    await user.click(menu.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(window.location.pathname).toBe('/');
  });
});

describe('The floating cart bar', () => {
  async function openCartBar() {
    const guest = sandbox.world.diners.addGuest(tinyRestaurant.info.Key);
    storeCart(sandbox.world, { 'v-soup': 2 }, { phone: guest, restaurantId: tinyRestaurant.info.Key });
    const page = openLayout();
    return { ...page, bar: await screen.findByRole('region', { name: 'Cart' }) };
  }

  it('shows the item count and the total, and leads to the cart', async () => {
    const { user, bar } = await openCartBar();
    expect(bar).toHaveTextContent('2 items');
    expect(bar).toHaveTextContent('₹199.90');
    expect(screen.getByRole('link', { name: 'Cart 2 items' })).toHaveTextContent('2');
    await user.click(within(bar).getByText('Checkout'));
    expect(window.location.pathname).toBe('/cart');
  });

  it('keeps the cart when its deletion fails, and hands the focus to the page once it is deleted', async () => {
    sandbox.faults.add({ call: 'cart/delete', kind: 'status', times: 1 });
    const { user, bar } = await openCartBar();
    within(bar).getByRole('button', { name: 'Delete cart items' }).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('failed to deleting cart items');
    expect(bar).toHaveTextContent('2 items');
    expect(localStorage.getItem('cartId')).not.toBeNull();
    await user.keyboard('{Enter}');
    await screen.findByText('cart items removed successfully');
    await waitFor(() => expect(bar).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('cartId')).toBeNull();
  });
});

it('"Back to top" is shown after more than 300 px of scrolling, and hands the focus to the page at the top', async () => {
  const scroll = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const { user } = openLayout();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => scroll(0));
  scroll(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument();
  scroll(301);
  screen.getByRole('button', { name: 'Back to top' }).focus();
  await user.keyboard('{Enter}');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows nothing in the live region of a found order when its code fails to load', async () => {
  const { store } = openLayout();
  await screen.findByRole('main');
  act(() => void store.dispatch(orderFound('1042')));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  vi.mocked(console.error).mockClear();
  expect(screen.queryByText("This part didn't load")).not.toBeInTheDocument();
});
