import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CUSTOMIZE_ERROR_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { findPopup, openPizza, renderDishes, waitForPopupClosed } from '../../../tests/render-dishes';
import { storeCart } from '../../../tests/stored-cart';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });

const added = () => sandbox.requests.list('cart/addItemTest').map(({ form }) => form);

describe('The dish popup', () => {
  it('shows sizes with prices and the dish’s own groups with hints, and preselects what is required', async () => {
    const { popup, group } = await openPizza();
    const base = await group('Choose your base');
    const [half, full] = popup.getAllByRole('radio');
    expect(half).toBeChecked();
    expect(half?.closest('label')).toHaveTextContent('Half₹200');
    expect(full?.closest('label')).toHaveTextContent('Full₹320Original price ₹340(6% off)');
    expect(base.getByText('Required select at least 1 option')).toBeVisible();
    const [thin, crispy] = base.getAllByRole('checkbox');
    expect(thin).toBeChecked();
    expect(crispy).not.toBeChecked();
    expect((await group('Extras')).getByText('Select up to 3 option')).toBeVisible();
    const dips = await group('Dips');
    expect(dips.getByText('Select up to 2 option')).toBeVisible();
    expect(dips.getByRole('checkbox', { name: /Extra cheese\s*\+ ₹30/ })).not.toBeChecked();
    expect(popup.getAllByRole('group').filter((found) => found.tagName === 'FIELDSET')).toHaveLength(4);
  });

  it('updates the price on every change of size, add-ons or quantity, which is never below 1', async () => {
    const { user, popup, group, add } = await openPizza();
    const extras = await group('Extras');
    expect(add()).toHaveTextContent('Add₹200');
    await user.click(popup.getByRole('radio', { name: /Full/ }));
    expect(add()).toHaveTextContent('Add₹320');
    await user.click(extras.getByRole('checkbox', { name: /Extra cheese/ }));
    expect(add()).toHaveTextContent('Add₹360');
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Chilli, hot/ }));
    expect(add()).toHaveTextContent('Add₹370.50');
    await user.click(popup.getByRole('button', { name: 'Increase quantity' }));
    expect(add()).toHaveTextContent('Add₹741');
    await user.click(popup.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(popup.getByRole('button', { name: 'Decrease quantity' }));
    expect(add()).toHaveTextContent('Add₹370.50');
  });

  it('selects no option beyond a maximum, and shows an error for 3 s', async () => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'low-limits': true } });
    const { user, popup, group } = await openPizza();
    const crispy = (await group('Choose your base')).getByRole('checkbox', { name: /crispy/ });
    fakeTimeouts();
    await user.click(crispy);
    expect(crispy).not.toBeChecked();
    expect(popup.getByText('You can select up to 1 items.')).toBeVisible();
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(popup.queryByText('You can select up to 1 items.')).toBeNull();
  });

  it('deselects a group with "Clear", after which Add scrolls to it, shows an error for 2.5 s and sends nothing', async () => {
    const { user, popup, group, add } = await openPizza();
    const base = await group('Choose your base');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    await user.click(base.getByRole('button', { name: 'Clear' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).not.toBeChecked();
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).toHaveFocus();
    fakeTimeouts();
    await user.click(add());
    expect(popup.getByText('Please select customize option')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
    await advanceTimers(CUSTOMIZE_ERROR_MS);
    expect(popup.queryByText('Please select customize option')).toBeNull();
    expect(added()).toEqual([]);
  });

  it('shows "Try again" in place of groups that fail to load, without an alert, and disables Add until they load', async () => {
    sandbox.faults.add({ call: 'cart/getAddConsItem', kind: 'html', times: 1 });
    const { user, popup, group, add } = await openPizza();
    const retry = await popup.findByRole('button', { name: 'Try again' });
    expect(add()).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    await user.click(retry);
    expect((await group('Dips')).getAllByRole('checkbox')).toHaveLength(2);
    expect(add()).toBeEnabled();
    expect(sandbox.requests.list('cart/getCustomizedDishItem')).toHaveLength(1);
  });
});

describe('Adding a dish from the popup', () => {
  it('sends the choices and closes the popup, which reopens with its initial choices', async () => {
    const { user, popup, group, add } = await openPizza();
    await user.click((await group('Choose your base')).getByRole('checkbox', { name: /crispy/ }));
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ }));
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Bread : Flat/ }));
    await user.click(popup.getByRole('button', { name: 'Increase quantity' }));
    await user.dblClick(add());
    expect(add()).toHaveAttribute('aria-busy', 'true');
    const message = await popup.findByText('item added sucessfully');
    expect(message).toBeVisible();
    expect(message.closest('[role=status], [role=alert]')).toBeNull();
    await waitForPopupClosed();
    await screen.findByText('Item added successfully!');
    expect(window.location.search).toBe('');
    expect(added()).toMatchObject([
      {
        id: 'v-half',
        quan: '2',
        addCustDish:
          '[{"customized_id":"g-base","data":"[Thin crust, Thin crust, crispy [new]]"},{"customized_id":"x-extra,x-dips","data":"[Bread : Flat Rs 20 Off:0.95, Extra cheese:30]"}]',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Margherita' }));
    const again = await findPopup('Margherita');
    const base = await again.group('Choose your base');
    expect(base.getByRole('checkbox', { name: /crispy/ })).not.toBeChecked();
    expect(
      within(again.popup.getByRole('group', { name: 'Margherita quantity' })).getByText('1'),
    ).toBeVisible();
    const groups = sandbox.requests.list('cart/getCustomizedDishItem').map(({ form }) => form);
    expect(groups).toEqual([{ customized_Dish: 'true', restId: '77' }]);
  });

  it('shows an error for 3 s when it fails, keeps the choices and shows no toast', async () => {
    const { user, popup, group, add } = await openPizza();
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ }));
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    fakeTimeouts();
    await user.click(add());
    expect(await popup.findByText('Error to add item to cart')).toBeVisible();
    expect(screen.getAllByText('Error to add item to cart')).toHaveLength(1);
    expect((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ })).toBeChecked();
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(popup.queryByText('Error to add item to cart')).toBeNull();
  });

  it('adds nothing when the price has changed, shows the new price, and adds on the next press', async () => {
    const { user, popup, group, add } = await openPizza();
    await group('Dips');
    sandbox.world.changeRestaurant('tiny', { prices: { 'v-half': { OfferPrice: 230 } } });
    expect(add()).toHaveTextContent('Add₹200');
    await user.click(add());
    expect(await popup.findByText('The price has changed. Add again to continue.')).toBeVisible();
    expect(add()).toHaveTextContent('Add₹230');
    expect(added()).toEqual([]);
    await user.click(add());
    await waitForPopupClosed();
    expect(added()).toMatchObject([{ id: 'v-half' }]);
  });

  it('opens for the dish that was tapped first, although another one is being added', async () => {
    storeCart(sandbox.world, { 'v-soup': 1 }, { restaurantId: tinyRestaurant.info.Key });
    const { user } = renderDishes(['d-soup', 'd-pizza']);
    const soup = within(await screen.findByRole('group', { name: 'Soup quantity' }));
    const pizza = within(screen.getByRole('article', { name: 'Margherita' }));
    const cart = holdNextCall(sandbox, 'cart/displayTestFramCore');
    const addition = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(pizza.getByRole('button', { name: 'Add' }));
    await user.click(soup.getByRole('button', { name: 'Increase quantity' }));
    await addition.sent;
    cart.release();
    await findPopup('Margherita');
    addition.release();
    await screen.findByText('Item added successfully!');
  });

  it('adds nothing and says that the dish is out of stock when it sold out meanwhile', async () => {
    const { user, group, add } = await openPizza();
    await group('Dips');
    sandbox.world.changeRestaurant('tiny', { outOfStock: { 'd-pizza': true } });
    await user.click(add());
    await screen.findByText('Margherita is out of stock');
    await waitForPopupClosed();
    expect(added()).toEqual([]);
  });

  it('says only that the dish is out of stock when it is no longer on the menu', async () => {
    const { user, group, add } = await openPizza();
    await group('Dips');
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'body', body: [] });
    await user.click(add());
    await screen.findByText('Margherita is out of stock');
    await waitForPopupClosed();
    expect(screen.queryByText('please select quantity')).toBeNull();
    expect(added()).toEqual([]);
  });

  it('adds the dish after a second when today’s menu does not arrive', async () => {
    const { user, group, add } = await openPizza();
    await group('Dips');
    const menu = holdNextCall(sandbox, 'display/display_dish_list');
    await user.click(add());
    await menu.sent;
    await waitForPopupClosed();
    expect(added()).toHaveLength(1);
    menu.release();
  });

  it.each([
    ['confirms it', 'Item added successfully!'],
    ['shows its failure', 'Error to add item to cart'],
  ])('%s in a toast when the popup was closed before the answer, and stays on the page', async (_, text) => {
    const { user, popup, group, add } = await openPizza();
    await group('Dips');
    if (text.startsWith('Error')) sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    const call = holdNextCall(sandbox, 'cart/addItemTest');
    await user.click(add());
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitForPopupClosed();
    call.release();
    await screen.findByText(text);
    expect(window.location.pathname + window.location.search).toBe('/menu');
  });
});

describe('The URL of a dish', () => {
  it('opens the popup on any page, and closing it removes only ?dish=', async () => {
    const { user } = renderDishes([], '/search?q=soup&dish=d-soup');
    const { popup } = await findPopup('Soup');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitForPopupClosed();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?q=soup'));
  });

  it.each([
    ['d-never', 'please select quantity'],
    ['d-gone', 'Gone is out of stock'],
  ])('shows a message in place of a dish that cannot be ordered: %s', async (id, text) => {
    renderDishes(['d-soup'], `/menu?dish=${id}`);
    await screen.findByText(text);
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
