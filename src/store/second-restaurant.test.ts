import { expect, it } from 'vitest';
import { addDish } from '@/domain/cart/thunks';
import { sessionEnded } from '@/domain/session/types';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../tests/demo-data';
import { useSandbox } from '../../tests/sandbox';
import { openTab, storeInOtherTab, waitFor } from '../../tests/tab';
import { soup } from '../../tests/tiny-cart';

const sisterRestaurant = {
  ...tinyRestaurant,
  slug: 'sister',
  info: { ...tinyRestaurant.info, name: 'Sister', Key: '78' },
};
const sandbox = useSandbox({ restaurants: [tinyRestaurant, sisterRestaurant] });
const host = 'localhost';

function storeSoups(slug: string, restaurantId: string, quantity: number) {
  const phone = 'guest-000777';
  localStorage.setItem('userNumber', phone);
  const { id } = sandbox.world.carts.add({ phone, restaurantId, variantId: 'v-soup', quantity });
  localStorage.setItem(`cartId:${slug}`, id);
}

/** Adds a soup at the sister restaurant, whose cart had five. */
async function addSixth({ store, state, loaded, toasts }: ReturnType<typeof openTab>) {
  await loaded();
  await store.dispatch(addDish(soup));
  await loaded();
  const cartId = localStorage.getItem('cartId:sister') ?? '';
  await waitFor(() => expect(sandbox.world.carts.lines(cartId)).toMatchObject([{ quantity: 6 }]));
  await waitFor(() => expect(state().cart).toMatchObject({ cartId, lines: { data: [{ quantity: 6 }] } }));
  expect(toasts.filter((text) => text.startsWith('Could not be put back'))).toEqual([]);
}

it('The guest’s cart at a second restaurant of the origin survives a login at the first', async () => {
  storeSoups('tiny', '77', 2);
  storeSoups('sister', '78', 5);
  storeDiner();
  await addSixth(openTab('/sister/menu', { host }));
});

it('It survives a login at the first restaurant in another tab', async () => {
  storeSoups('sister', '78', 5);
  const tab = openTab('/sister/menu', { host });
  await tab.loaded();
  storeInOtherTab('userNumber', DINER);
  await waitFor(() => expect(tab.state().session.phone).toBe(DINER));
  await addSixth(tab);
});

it('It survives a logout at the first restaurant', async () => {
  storeSoups('sister', '78', 5);
  storeDiner();
  const first = openTab('/tiny/menu', { host });
  await waitFor(() => expect(first.state().shop.restaurantId).toBe('77'));
  first.store.dispatch(sessionEnded());
  await waitFor(() => expect(first.state().session.phone).toMatch(/^guest-/));
  first.close();
  await addSixth(openTab('/sister/menu', { host }));
});
