import { describe, expect, it } from 'vitest';
import { bigBazaar } from '../../../sandbox/restaurants/big-bazaar';
import { useSandbox } from '../../../tests/sandbox';
import '../../../tests/blank-page';
import { identifyShop } from '@/domain/shop/identify';
import { lookUpShop } from '@/domain/shop/thunks';
import { makeStore } from '@/store';
import { parseMenu, parsePartialMenu } from './parse';
import { selectShownCategories } from './slice';
import { fetchMenu } from './thunks';

const sandbox = useSandbox();
const whole = JSON.stringify(bigBazaar.dishes);

async function open() {
  const store = makeStore(identifyShop('big-bazaar.localhost', '/', 'localhost'));
  await store.dispatch(lookUpShop());
  const shown: { status: string; categories: number }[] = [];
  store.subscribe(() => {
    const { status } = store.getState().menu.menu;
    const categories = selectShownCategories(store.getState()).length;
    if (shown.at(-1)?.categories !== categories) shown.push({ status, categories });
  });
  await store.dispatch(fetchMenu());
  return { store, shown };
}

describe('The partial menu of a long dish list', () => {
  it('is cut off after the right category when names contain JSON syntax, in compact or indented text', () => {
    const item = (name: string, index: number) => ({
      CId: `d-${index}`,
      itemName: name,
      Price: [{ ID: `v-${index}`, Quantity: 'null', Price: 45, OfferPrice: 45 }],
    });
    const names = ['}', '"category:"', '\\', '\\"}', ']', 'a, b', 'Soup', '"', '}]', '[{', 'Tea', '\\\\'];
    const categories = [
      { 'category:': 'One }', 'items:': names.slice(0, 5).map(item) },
      { 'category:': 'Two', 'items:': names.slice(5).map((name, index) => item(name, index + 5)) },
      { 'category:': 'Three', 'items:': [item('Late', 99)] },
    ];
    for (const text of [JSON.stringify(categories), JSON.stringify(categories, null, 2)]) {
      const partialMenu = parsePartialMenu(text);
      expect(partialMenu?.categories.map(({ name }) => name)).toEqual(['One }', 'Two']);
      expect(Object.values(partialMenu?.dishes ?? {}).map(({ name }) => name)).toEqual(names);
    }
  });

  it('is shown while the full menu is pending and is then replaced by the full menu', async () => {
    const { store, shown } = await open();
    const menu = parseMenu(bigBazaar.dishes);
    expect(shown).toEqual([
      { status: 'pending', categories: 0 },
      { status: 'pending', categories: 1 },
      { status: 'ready', categories: menu.categories.length + 1 },
    ]);
    expect(store.getState().menu.menu.data?.categories).toEqual(menu.categories);
    expect(Object.keys(store.getState().menu.menu.data?.dishes ?? {})).toEqual(Object.keys(menu.dishes));
    expect(store.getState().menu.partialMenu).toBeNull();
  });

  it('is removed when the full menu cannot be parsed', async () => {
    sandbox.faults.add({
      call: 'display/display_dish_list',
      kind: 'body',
      body: whole.slice(0, -2),
    });
    const { store, shown } = await open();
    expect(shown).toEqual([
      { status: 'pending', categories: 0 },
      { status: 'pending', categories: 1 },
      { status: 'failed', categories: 0 },
    ]);
    expect(store.getState().menu.menu.data).toBeNull();
  });
});
