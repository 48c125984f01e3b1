import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CUSTOMIZE_ERROR_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { fetchMenu } from '@/domain/menu/thunks';
import type { Dish } from '@/domain/menu/types';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { openPopup, waitForPopupClosed, findPopup } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const tiny = { host: 'tiny.localhost' };

describe('The dish popup', () => {
  it('shows the description cut at 100 characters, with "Show more.." and "Show less"', async () => {
    const { user, popup } = await openPopup('d-paneer-butter-masala', 'Paneer butter masala');
    const more = popup.getByRole('button', { name: 'Show more..' });
    expect(more.parentElement?.firstChild?.textContent).toMatch(/^.{84,100}… $/);
    await user.click(more);
    expect(popup.getByText(/Contains nuts and milk/)).toBeVisible();
    expect(popup.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  it('shows sizes with offer price, struck price and percent off, and preselects the first', async () => {
    const { popup } = await openPopup('d-paneer-butter-masala', 'Paneer butter masala');
    const [half, full] = popup.getAllByRole('radio');
    expect(half).toBeChecked();
    expect(half?.closest('label')).toHaveTextContent('Half₹159Original price ₹179(11% off)');
    expect(full?.closest('label')).toHaveTextContent('Full₹249Original price ₹289(14% off)');
  });

  it('shows a small header after more than 200 px of scrolling', async () => {
    const { element } = await openPopup('d-chicken-65', 'Chicken 65');
    const names = () => within(element).getAllByText('Chicken 65');
    const [heading] = names();
    // jsdom has no layout: scrolls every part of the popup that contains the heading.
    const scrollTo = (top: number) => {
      for (let part = heading?.parentElement; part && part !== element; part = part.parentElement) {
        part.scrollTop = top;
        fireEvent.scroll(part);
      }
    };
    scrollTo(200);
    expect(names()).toHaveLength(1);
    scrollTo(201);
    expect(names()).toHaveLength(2);
  });

  it('shows only the dish’s own groups, with hints and prices', async () => {
    const { group, popup } = await openPopup('d-pizza', 'Margherita', tiny);
    expect((await group('Choose your base')).getByText('Required select at least 1 option')).toBeVisible();
    expect((await group('Extras')).getByText('Select up to 3 option')).toBeVisible();
    const dips = await group('Dips');
    expect(dips.getByText('Select up to 2 option')).toBeVisible();
    expect(dips.getByRole('checkbox', { name: /Extra cheese\s*\+ ₹30/ })).not.toBeChecked();
    expect(popup.getAllByRole('group').filter((found) => found.tagName === 'FIELDSET')).toHaveLength(4);
  });
});

describe('Choosing options in the dish popup', () => {
  it('starts with the first options of a group selected, up to its minimum', async () => {
    const { group } = await openPopup('d-pizza', 'Margherita', tiny);
    const [thin, crispy] = (await group('Choose your base')).getAllByRole('checkbox');
    expect(thin).toBeChecked();
    expect(crispy).not.toBeChecked();
  });

  it('updates the price on every change of size, add-ons or quantity', async () => {
    const { user, popup, group, add } = await openPopup('d-pizza', 'Margherita', tiny);
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

  it('beyond a maximum of one selects nothing and shows an error for 3 s', async () => {
    const { user, popup, group } = await openPopup('d-margherita-pizza', 'Margherita pizza');
    fakeTimeouts();
    const tossed = (await group('Choose your base')).getByRole('checkbox', { name: 'Hand tossed' });
    await user.click(tossed);
    expect(tossed).not.toBeChecked();
    expect(popup.getByText('You can select up to 1 items.')).toBeVisible();
    await advanceTimers(STATUS_MESSAGE_MS);
    expect(popup.queryByText('You can select up to 1 items.')).toBeNull();
  });

  it('is undone by "Clear", after which "Add" scrolls, shows a temporary error and sends nothing', async () => {
    const { user, popup, group, add } = await openPopup('d-pizza', 'Margherita', tiny);
    const base = await group('Choose your base');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    await user.click(base.getByRole('button', { name: 'Clear' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).not.toBeChecked();
    fakeTimeouts();
    await user.click(add());
    expect(popup.getByText('Please select customize option')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
    await advanceTimers(CUSTOMIZE_ERROR_MS);
    expect(popup.queryByText('Please select customize option')).toBeNull();
    await sandbox.requestsArrived();
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(0);
  });
});

describe('Focus in the dish popup', () => {
  it('moves to the first option of a group after "Clear"', async () => {
    const { user, group } = await openPopup('d-pizza', 'Margherita', tiny);
    const base = await group('Choose your base');
    await user.click(base.getByRole('button', { name: 'Clear' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).toHaveFocus();
  });
});

describe('The option groups of the dish popup', () => {
  it('show "Try again" without an alert after a load error, and disable "Add" until they load', async () => {
    sandbox.faults.add({ call: 'cart/getAddConsItem', kind: 'html', times: 1 });
    const { user, popup, group, add } = await openPopup('d-pizza', 'Margherita', tiny);
    const retry = await popup.findByRole('button', { name: 'Try again' });
    expect(add()).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    await user.click(retry);
    expect((await group('Dips')).getAllByRole('checkbox')).toHaveLength(2);
    expect(add()).toBeEnabled();
    expect(sandbox.requests.list('cart/getCustomizedDishItem')).toHaveLength(1);
  });

  it('are fetched with the dish’s own flags, and only once per visit', async () => {
    const { user, popup, group, store } = await openPopup('d-pizza', 'Margherita', tiny);
    await group('Dips');
    const { restaurantId } = store.getState().shop;
    expect(sandbox.requests.list('cart/getCustomizedDishItem').map(({ form }) => form)).toEqual([
      { customized_Dish: 'true', restId: restaurantId },
    ]);
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitForPopupClosed();
    await user.click(screen.getByRole('button', { name: 'Margherita' }));
    await (await findPopup('Margherita')).group('Dips');
    expect(sandbox.requests.list('cart/getAddConsItem')).toHaveLength(1);
  });
});

describe('A new menu that loads while the dish popup is open', () => {
  it('updates the price, and requires another size to be chosen when the selected one is gone', async () => {
    const { user, popup, add, store } = await openPopup('d-pizza', 'Margherita', tiny);
    const menu = store.getState().menu.menu.data;
    const dish = menu?.dishes['d-pizza'];
    const [, full] = dish?.variants ?? [];
    if (!menu || !dish || !full) throw new Error('no dish of two sizes');
    const read = (variants: Dish['variants']) => {
      const dishes = { ...menu.dishes, [dish.id]: { ...dish, variants } };
      act(() => void store.dispatch(fetchMenu.fulfilled({ ...menu, dishes }, 'request', undefined)));
    };
    const third = { ...full, id: 'v-third', label: 'Third', offerPrice: 9900 };
    read([third, full]);
    expect(popup.getAllByRole('radio', { checked: false })).toHaveLength(2);
    await user.click(add());
    expect(popup.getByText('Please select quantity size')).toBeVisible();
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(0);
    await user.click(popup.getByRole('radio', { name: /Third/ }));
    expect(add()).toHaveTextContent('Add₹99');
    read([{ ...third, id: 'v-only', offerPrice: 9500 }]);
    expect(add()).toHaveTextContent('Add₹95');
  });
});
