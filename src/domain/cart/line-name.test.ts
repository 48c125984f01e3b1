import { expect, it } from 'vitest';
import { catalogueOf, paneer } from '../../../tests/complete-catalogue';
import { makeStaticStore } from '@/store';
import { restoreCatalogue } from '../catalogue/catalogue';
import { fetchMenu } from '../menu/slice';
import { identifyShop } from '../shop/identify';
import { parseCart } from './api';
import { selectLineName } from './cart-texts';

function nameOf(variantId: string, { hasMenu }: { hasMenu: boolean }): string {
  const store = makeStaticStore(identifyShop('tiny.localhost', '/', 'localhost'));
  if (hasMenu) store.dispatch(restoreCatalogue({ ...catalogueOf('Tiny'), requestedAt: 1 }));
  void store.dispatch(fetchMenu());
  const [line] = parseCart([{ Item_id: variantId, quantity: 1 }]);
  return line ? selectLineName(store.getState(), line) : 'no line';
}

it('a nameless cart line uses the restored menu’s dish name, or a generic one, during a menu fetch', () => {
  expect(nameOf('v-half', { hasMenu: true })).toBe(paneer.name);
  expect(nameOf('v-gone', { hasMenu: true })).toBe('Dish without a name');
});

it('a nameless cart line has an empty name while no menu is loaded yet', () => {
  expect(nameOf('v-half', { hasMenu: false })).toBe('');
});
