import { expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { useSandbox } from '../../../tests/sandbox';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { addDish } from '../cart/thunks';
import { selectBillQuery } from './selectors';
import { noteChanged, orderTypeChosen, pickupTimeChanged, tableNumberChanged } from './slice';

useSandbox({ restaurants: [tinyRestaurant] });

it('The query of the bill is the same object after typing that the bill does not depend on', async () => {
  const { store, settled } = await openTinyCart();
  await store.dispatch(addDish(soup));
  await settled();
  const query = () => selectBillQuery(store.getState());
  store.dispatch(orderTypeChosen('Dine in'));
  const before = query();
  expect(before).toMatchObject({ orderType: 'Dine in' });
  for (const typed of [noteChanged('No onion'), tableNumberChanged('7'), pickupTimeChanged('20:15')]) {
    store.dispatch(typed);
    expect(query()).toBe(before);
  }
  store.dispatch(orderTypeChosen('Take Away'));
  expect(query()).not.toBe(before);
});
