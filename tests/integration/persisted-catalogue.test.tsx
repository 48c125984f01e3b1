import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCall } from '../held-call';
import { changeStoredDish, persistedOf, overwritePersisted, visitMenu } from '../persisted-catalogue';
import { renderShop } from '../render-shop';
import { flushHistory } from '../timers';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();

const dish = (name: string) => screen.findAllByRole('article', { name });

describe('The persisted catalogue', () => {
  it('is shown when the dish list fails, and is updated in place once the dish list loads', async () => {
    await visitMenu();
    sandbox.world.changeRestaurant('spice-garden', { prices: { 'v-butter-naan': { OfferPrice: 41 } } });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', status: 500, times: 1 });
    const { store } = renderShop('/menu');
    const [naan] = await dish('Butter naan');
    await waitFor(() => expect(store.getState().menu.menu.status).toBe('failed'));
    expect(naan).toHaveTextContent('₹45');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(naan).toHaveTextContent('₹41'));
    expect(naan).toBeInTheDocument();
  });

  it('is restored for its own restaurant only when several share an origin', async () => {
    await visitMenu('/spice-garden/menu', 'localhost');
    await visitMenu('/green-leaf/menu', 'localhost');
    sandbox.faults.add({ call: '*', kind: 'drop' });
    const { store } = renderShop('/green-leaf/menu', { host: 'localhost' });
    await waitFor(() => expect(store.getState().shop.restaurantId).toBe('1002'));
    expect(document.title).toBe('Green Leaf');
    expect(screen.queryByRole('article', { name: 'Butter naan' })).toBeNull();
  });

  it('is deleted when the lookup returns another restaurant', async () => {
    await visitMenu();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'body', body: '1002//' });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', status: 500 });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().shop.restaurantId).toBe('1002'));
    await waitFor(async () => expect(await persistedOf()).toBeUndefined());
    expect(store.getState().menu.menu.data).toBeNull();
  });

  it('is deleted when the restaurant no longer exists', async () => {
    await visitMenu();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'status', status: 404 });
    renderShop('/menu');
    expect(await screen.findByText(/There is no restaurant at this address/)).toBeVisible();
    await waitFor(async () => expect(await persistedOf()).toBeUndefined());
  });

  it.each([
    ['a text', 'broken'],
    [
      'a dish without sizes',
      { restaurantId: '1001', requestedAt: 1, menu: { dishes: { d: { id: 'd', variants: [] } } } },
    ],
  ])('is ignored when it is %s', async (_, value) => {
    await overwritePersisted(value);
    const { store } = renderShop('/menu');
    await dish('Butter naan');
    expect(store.getState().menu.menu.status).toBe('ready');
    await waitFor(async () => expect((await persistedOf())?.info?.name).toBe('Spice Garden'));
  });
});

describe('Opening a dish while an older menu is persisted', () => {
  const NAAN = 'd-butter-naan';
  const popup = () => screen.findByRole('dialog', { name: 'Butter naan' });

  /** Opens the link with the dish list held until released. */
  async function openLink(id = NAAN) {
    const { store } = renderShop(`/menu?dish=${id}`);
    const release = holdCall(sandbox, { path: 'display/display_dish_list', thunk: 'menu/fetch', store });
    await waitFor(() => expect(store.getState().menu.menu).toMatchObject({ status: 'pending' }));
    await waitFor(() => expect(store.getState().menu.menu.data).not.toBeNull());
    return release;
  }

  it.each([
    ['new', undefined],
    ['back in stock', { isOutOfStock: true }],
  ])('waits for the dish list when the linked dish is %s, then shows the popup', async (_, change) => {
    await visitMenu();
    await changeStoredDish(NAAN, change);
    const release = await openLink();
    expect(window.location.search).toBe(`?dish=${NAAN}`);
    expect(screen.queryByText('please select quantity')).toBeNull();
    await release();
    expect(await popup()).toBeVisible();
  });

  it('never shows the popup when the linked dish has run out, and removes it from the address', async () => {
    await visitMenu();
    sandbox.world.changeRestaurant('spice-garden', { outOfStock: { [NAAN]: true } });
    const release = await openLink();
    expect(screen.queryByRole('dialog')).toBeNull();
    await release();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['restro_id_new', 'display/display_dish_list'])(
    'shows the linked dish of the persisted menu when %s fails, and keeps it open during the retry',
    async (call) => {
      await visitMenu();
      sandbox.faults.add({ call, kind: 'status', status: 500, times: 1 });
      const { store } = renderShop(`/menu?dish=${NAAN}`);
      await popup();
      // The router renders the entry that it inserted below the popup.
      await flushHistory();
      const open = await popup();
      const release = holdCall(sandbox, { path: 'display/display_dish_list', thunk: 'menu/fetch', store });
      window.dispatchEvent(new Event('online'));
      await waitFor(() => expect(store.getState().menu.menu.status).toBe('pending'));
      expect(open).toBeVisible();
      await release();
      expect(open).toBeVisible();
    },
  );

  it('shows a tapped dish immediately, without waiting for the dish list', async () => {
    await visitMenu();
    const { store, user } = renderShop('/menu');
    const release = holdCall(sandbox, { path: 'display/display_dish_list', thunk: 'menu/fetch', store });
    const [naan] = await dish('Butter naan');
    await user.click(within(naan!).getByRole('button', { name: 'Butter naan' }));
    expect(await popup()).toBeVisible();
    expect(store.getState().menu.menu.status).toBe('pending');
    await release();
    expect(await popup()).toBeVisible();
  });
});
