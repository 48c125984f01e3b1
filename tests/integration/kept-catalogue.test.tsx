import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keptOf, overwriteKept, visitMenu } from '../kept-catalogue';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();

const dish = (name: string) => screen.findAllByRole('article', { name });

describe('the catalogue of the last visit', () => {
  it('is shown where the server does not answer, and what it answers is drawn in its place', async () => {
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

  it('is not of another restaurant of the same origin', async () => {
    await visitMenu('/spice-garden/menu', 'localhost');
    await visitMenu('/green-leaf/menu', 'localhost');
    sandbox.faults.add({ call: '*', kind: 'drop' });
    const { store } = renderShop('/green-leaf/menu', { host: 'localhost' });
    await waitFor(() => expect(store.getState().shop.restaurantId).toBe('1002'));
    expect(document.title).toBe('Green Leaf');
    expect(screen.queryByRole('article', { name: 'Butter naan' })).toBeNull();
  });

  it('is thrown away when the lookup names another restaurant', async () => {
    await visitMenu();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'body', body: '1002//' });
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', status: 500 });
    const { store } = renderShop('/menu');
    await waitFor(() => expect(store.getState().shop.restaurantId).toBe('1002'));
    await waitFor(async () => expect(await keptOf()).toBeUndefined());
    expect(store.getState().menu.menu.data).toBeNull();
  });

  it('is thrown away when there is no such restaurant any more', async () => {
    await visitMenu();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'status', status: 404 });
    renderShop('/menu');
    expect(await screen.findByText(/There is no restaurant at this address/)).toBeVisible();
    await waitFor(async () => expect(await keptOf()).toBeUndefined());
  });

  it.each([
    ['a text', 'broken'],
    [
      'a dish without sizes',
      { restaurantId: '1001', knownAt: 1, menu: { dishes: { d: { id: 'd', variants: [] } } } },
    ],
  ])('is ignored when it is %s', async (_, value) => {
    await overwriteKept(value);
    const { store } = renderShop('/menu');
    await dish('Butter naan');
    expect(store.getState().menu.menu.status).toBe('ready');
  });
});
