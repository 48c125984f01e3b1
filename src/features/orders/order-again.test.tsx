import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { DishPopupFromUrl } from '@/features/dish/dish-popup-from-url';
// Loads the lazy dialog up front, so that no test waits for it.
import '@/features/orders/order-again-dialog';
import OrderDetailsRoute from '@/routes/order-details';
import OrderHistoryRoute from '@/routes/order-history';
import type { OrderItem } from '../../../sandbox/world/state';
import { storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { addOrder } from '../../../tests/placed-order';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

function item(units: number, name: string, change: Partial<OrderItem> = {}): OrderItem {
  return { units, name, size: '', choices: '', addOns: '', subtotal: 1000, ...change };
}

const simple = [item(2, 'butter  NAAN'), item(1, 'Idli sambar')];
const mixed = [
  ...simple,
  item(1, 'Margherita pizza', { choices: 'Thin crust', addOns: 'Extra cheese:40' }),
  item(1, 'Old favourite'),
];

async function openAgain(items: OrderItem[]) {
  const order = addOrder(sandbox, 'DELIVERED', { items });
  storeDiner();
  const shop = renderPage(OrderDetailsRoute, paths.orderDetails(String(order.id)), {
    dialogs: <DishPopupFromUrl />,
  });
  await shop.user.click(await screen.findByRole('button', { name: 'Order again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order again' });
  return { ...shop, order, dialog };
}

function onSecondDish(change: () => void) {
  let dishes = 0;
  // MSW passes the request on to the sandbox when a handler returns nothing.
  sandbox.server.use(
    http.all('*/cart/addItemTest', () => {
      dishes += 1;
      if (dishes === 2) change();
    }),
  );
}

const added = () => sandbox.requests.list('cart/addItemTest').map(({ form }) => [form['id'], form['quan']]);

describe('The "Order again" dialog', () => {
  it('lists items to add at today’s prices, items to choose first and unavailable items', async () => {
    sandbox.world.changeRestaurant('spice-garden', { outOfStock: { 'd-idli-sambar': true } });
    const { dialog } = await openAgain(mixed);
    const part = async (name: string) => within(await within(dialog).findByRole('region', { name }));
    const addable = await part("Will be added, at today's prices");
    expect(addable.getByText('2 x Butter naan')).toBeVisible();
    expect(addable.getByText('₹90')).toBeVisible();
    const toChoose = await part('To be chosen first');
    expect(toChoose.getByText('1 x Margherita pizza')).toBeVisible();
    expect(toChoose.getByText('Last time: Thin crust · Extra cheese:40')).toBeVisible();
    const missing = await part('Not available today');
    expect(missing.getByText('1 x Old favourite')).toBeVisible();
    expect(missing.getByText('No longer on the menu')).toBeVisible();
    expect(missing.getByText('1 x Idli sambar')).toBeVisible();
    expect(missing.getByText('Out of stock')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Add 2 items · ₹90' })).toBeEnabled();
  });

  it('adds dishes without options one after the other, then opens the cart page', async () => {
    const { dialog, user } = await openAgain(simple);
    await user.click(await within(dialog).findByRole('button', { name: /^Add 3 items/ }));
    await waitFor(() => expect(window.location.pathname).toBe(paths.cart));
    expect(added()).toEqual([
      ['v-butter-naan', '2'],
      ['v-idli-sambar', '1'],
    ]);
  });

  it('stops at a failed dish, lists the added dishes, and adds the rest on "Continue"', async () => {
    const { dialog, user } = await openAgain([...simple, item(1, 'Medu vada')]);
    onSecondDish(() => sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status', times: 1 }));
    await user.click(await within(dialog).findByRole('button', { name: /^Add 4 items/ }));
    expect(
      await within(dialog).findByText('Idli sambar could not be added. Already in your cart: Butter naan.'),
    ).toBeVisible();
    expect(window.location.pathname).not.toBe(paths.cart);
    const goOn = within(dialog).getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(goOn).toBeEnabled());
    await user.click(goOn);
    await waitFor(() => expect(window.location.pathname).toBe(paths.cart));
    expect(added().map(([id]) => id)).toEqual([
      'v-butter-naan',
      'v-idli-sambar',
      'v-idli-sambar',
      'v-medu-vada',
    ]);
  });

  it('does not add a dish again that the server added although its answer was lost', async () => {
    const { dialog, user } = await openAgain(simple);
    onSecondDish(() => sandbox.faults.add({ call: 'cart/addItemTest', kind: 'lost', times: 1 }));
    await user.click(await within(dialog).findByRole('button', { name: /^Add 3 items/ }));
    const goOn = await within(dialog).findByRole('button', { name: 'Continue' });
    await waitFor(() => expect(goOn).toBeEnabled());
    await user.click(goOn);
    await waitFor(() => expect(window.location.pathname).toBe(paths.cart));
    expect(added()).toHaveLength(2);
  });

  it('stops when it is closed, and shows which dishes were added', async () => {
    const { dialog, user } = await openAgain(simple);
    const answer = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(await within(dialog).findByRole('button', { name: /^Add 3 items/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    answer.release();
    await screen.findByText('Ordering again was stopped. Added so far: Butter naan.');
    expect(added()).toHaveLength(1);
  });

  it('opens the dialog of a dish with options, then shows "In your cart" and leads to the cart page', async () => {
    const { dialog, user } = await openAgain([item(1, 'Margherita pizza', { choices: 'Thin crust' })]);
    expect(within(dialog).queryByRole('button', { name: 'Go to cart' })).toBeNull();
    const entries = window.history.length;
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Choose Margherita pizza' }));
    expect(window.location.search).toBe('?dish=d-margherita-pizza');
    expect(window.history.length).toBe(entries + 1);
    const popup = await screen.findByRole('dialog', { name: 'Margherita pizza' });
    const add = await within(popup).findByRole('button', { name: /^Add/ });
    await waitFor(() => expect(add).toBeEnabled());
    await user.click(add);
    expect(await within(dialog).findByText('In your cart')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(within(dialog).getByRole('button', { name: 'Go to cart' }));
    expect(window.location.pathname).toBe(paths.cart);
  });

  it('in the order history takes sizes from the order details, or matches by name if they fail to load', async () => {
    addOrder(sandbox, 'DELIVERED', { items: [item(1, 'Butter naan', { size: 'Full' })] });
    storeDiner();
    const { user } = renderPage(OrderHistoryRoute, paths.orderHistory);
    sandbox.faults.add({ call: 'Display/Order', kind: 'status', times: 1 });
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Order again' }));
      return screen.findByRole('dialog', { name: 'Order again' });
    };
    const byName = await openDialog();
    expect(await within(byName).findByRole('button', { name: /^Add 1 item/ })).toBeVisible();
    await user.click(within(byName).getByRole('button', { name: 'Close' }));
    // "Full" is no longer sold, so the diner chooses a size.
    expect(await within(await openDialog()).findByText('Last time: Full')).toBeVisible();
    expect(sandbox.requests.list('Display/Order')).toHaveLength(2);
  });
});
