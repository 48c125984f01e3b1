import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loggedIn } from '@/domain/session/events';
// Preload the lazy parts, so that no test waits for them.
import '@/features/orders/recent-orders';
import '@/features/orders/order-again-dialog';
import '@/routes/home';
import type { OrderItem } from '../../../sandbox/world/state';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder } from '../../../tests/placed-order';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
vi.setConfig({ testTimeout: 60_000 });
/** The idle work of a page takes long on a busy machine. */
const IDLE = { timeout: 20_000 };

function item(units: number, name: string): OrderItem {
  return { units, name, size: '', choices: '', addOns: '', subtotal: 1000 };
}
const order = (...items: OrderItem[]) => addOrder(sandbox, 'DELIVERED', { items });

const findOrders = () => screen.findByRole('region', { name: 'Order again' }, IDLE);
const queryOrders = () => screen.queryByRole('region', { name: 'Order again' });
const historyCalls = () => sandbox.requests.list('Order/history');

async function openIdleHome() {
  const shop = renderShop('/');
  await screen.findByRole('region', { name: 'Most popular food on menu' });
  await waitFor(() =>
    expect(sandbox.requests.list('Wallet/UserWalletReward').length + guests()).toBeGreaterThan(0),
  );
  await sandbox.settle();
  return shop;
}
const guests = () => sandbox.requests.list('Guest/UserAdd').length;

/** Opens home after the persisted values are restored, as they are before the first screen. */
async function openHomeLater() {
  const shop = renderShop('/menu');
  await screen.findAllByRole('article', {}, IDLE);
  await waitFor(() => expect(shop.store.getState().session.hasOrdered).toBe(true));
  await shop.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Home' }));
  await screen.findByRole('region', { name: 'Most popular food on menu' });
  return { ...shop, space: () => shop.container.querySelector<HTMLElement>('[data-recent-orders]') };
}

function isUnderBanner(orders: HTMLElement): boolean {
  const categories = screen.getByRole('region', { name: "What's on your mind ?" });
  return (orders.compareDocumentPosition(categories) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

describe('The recent orders on the home page', () => {
  it('are the last three distinct accepted orders, newest first, with today’s total when it is known', async () => {
    order(item(1, 'Old favourite'));
    order(item(1, 'Margherita pizza'));
    order(item(1, 'Medu vada'), item(2, 'butter NAAN'));
    order(item(2, 'Butter naan'), item(1, 'Medu vada'));
    addOrder(sandbox, 'Not Accepted !', { items: [item(5, 'Butter naan')] });
    order(item(2, 'Butter naan'));
    storeDiner();
    renderShop('/');
    const orders = within(await findOrders());
    expect(orders.getByRole('heading', { level: 2, name: 'Order again' })).toBeVisible();
    const [first, second, third, ...others] = orders.getAllByRole('listitem');
    expect(others).toHaveLength(0);
    expect(first).toHaveTextContent('2 x Butter naan');
    expect(first).toHaveTextContent('₹90 today');
    expect(second).toHaveTextContent('2 x Butter naan, 1 x Medu vada');
    expect(third).toHaveTextContent('1 x Margherita pizza');
    // The diner must choose its size and options first.
    expect(third).not.toHaveTextContent('today');
    expect(orders.getAllByRole('button', { name: 'Order again' })[1]).toHaveAccessibleDescription(
      '2 x Butter naan, 1 x Medu vada',
    );
  });

  it('open the "Order again" dialog, which adds the dishes and opens the cart page', async () => {
    order(item(2, 'Butter naan'));
    storeDiner();
    const { user } = renderShop('/');
    await user.click(within(await findOrders()).getByRole('button', { name: 'Order again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    await user.click(await dialog.findByRole('button', { name: 'Add 2 items · ₹90' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    const added = sandbox.requests.list('cart/addItemTest').map(({ form }) => [form['id'], form['quan']]);
    expect(added).toEqual([['v-butter-naan', '2']]);
  });

  it('replace a skeleton under the banners, but are below the categories on the first visit', async () => {
    order(item(2, 'Butter naan'));
    storeDiner();
    const firstVisit = renderShop('/');
    expect(isUnderBanner(await findOrders())).toBe(false);
    await waitFor(() => expect(firstVisit.store.getState().session.hasOrdered).toBe(true));
    await sandbox.settle();
    firstVisit.unmount();

    const call = holdNextCall(sandbox, 'Order/history');
    const { space } = await openHomeLater();
    expect(space()?.querySelector('[data-skeleton]')).not.toBeNull();
    call.release();
    expect(isUnderBanner(await findOrders())).toBe(true);
    expect(space()).toContainElement(queryOrders());
    expect(space()?.querySelector('[data-skeleton]')).toBeNull();
  });

  it('are fetched once per visit, and are under the banners when home is shown again', async () => {
    order(item(2, 'Butter naan'));
    storeDiner();
    const { user } = renderShop('/');
    await findOrders();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu'));
    act(() => window.history.back());
    const orders = await findOrders();
    expect(isUnderBanner(orders)).toBe(true);
    expect(historyCalls()).toHaveLength(1);
  });

  it('are neither shown nor fetched for a guest', async () => {
    await openIdleHome();
    expect(queryOrders()).toBeNull();
    expect(historyCalls()).toHaveLength(0);
  });

  it('are not shown when the diner has no orders', async () => {
    storeDiner();
    await openIdleHome();
    await waitFor(() => expect(historyCalls()).toHaveLength(1), IDLE);
    await sandbox.settle();
    expect(queryOrders()).toBeNull();
  });

  it.each([401, 500])(
    'are left out without an alert or a retry when the history fails with %i',
    async (status) => {
      order(item(2, 'Butter naan'));
      storeDiner();
      sandbox.faults.add({ call: 'Order/history', kind: 'status', status });
      await openIdleHome();
      await waitFor(() => expect(historyCalls()).toHaveLength(1), IDLE);
      await sandbox.settle();
      expect(queryOrders()).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(historyCalls()).toHaveLength(1);
    },
  );

  it('leave their space empty when a later fetch fails, and are fetched again when home is shown again', async () => {
    order(item(2, 'Butter naan'));
    storeDiner();
    const firstVisit = renderShop('/');
    await findOrders();
    await sandbox.settle();
    firstVisit.unmount();

    sandbox.faults.add({ call: 'Order/history', kind: 'status', times: 1 });
    const { space, store, user } = await openHomeLater();
    await waitFor(() => expect(store.getState().orders.history.status).toBe('failed'), IDLE);
    await waitFor(() => expect(space()).toBeEmptyDOMElement());
    expect(queryOrders()).toBeNull();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    act(() => window.history.back());
    await screen.findByRole('region', { name: 'Most popular food on menu' });
    expect(space()).toBeNull();
    expect(isUnderBanner(await findOrders())).toBe(false);
  });

  it('appear after a login, but not after a logout or on the next visit', async () => {
    order(item(2, 'Butter naan'));
    const { store, user, unmount } = await openIdleHome();
    act(() => {
      store.dispatch(loggedIn(DINER));
    });
    await findOrders();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(queryOrders()).toBeNull());
    await sandbox.settle();
    unmount();

    const next = renderShop('/');
    await screen.findByRole('region', { name: 'Most popular food on menu' });
    await sandbox.settle();
    expect(next.store.getState().session.hasOrdered).toBe(false);
    expect(queryOrders()).toBeNull();
  });
});
