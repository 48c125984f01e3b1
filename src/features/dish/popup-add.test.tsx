import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STATUS_MESSAGE_MS } from '@/config/limits';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { openPopup, waitForPopupClosed, findPopup } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, flushHistory, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const tiny = { host: 'tiny.localhost' };

describe('Adding a dish from the popup', () => {
  it('sends the choices and closes the popup, which reopens with its initial choices', async () => {
    const { user, popup, group, add } = await openPopup('d-pizza', 'Margherita', tiny);
    await user.click((await group('Choose your base')).getByRole('checkbox', { name: /crispy/ }));
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ }));
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Bread : Flat/ }));
    await user.click(popup.getByRole('button', { name: 'Increase quantity' }));
    await user.click(add());
    expect(add()).toBeDisabled();
    expect(add()).toHaveAttribute('aria-busy', 'true');
    expect(await popup.findByText('item added sucessfully')).toBeVisible();
    await waitForPopupClosed();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(sandbox.requests.list('cart/addItemTest').map(({ form }) => form)).toMatchObject([
      {
        id: 'v-half',
        quan: '2',
        addCustDish:
          '[{"customized_id":"g-base","data":"[Thin crust, Thin crust, crispy [new]]"},{"customized_id":"x-extra,x-dips","data":"[Bread : Flat Rs 20 Off:0.95, Extra cheese:30]"}]',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Margherita' }));
    const again = await findPopup('Margherita');
    expect(
      (await again.group('Choose your base')).getByRole('checkbox', { name: /crispy/ }),
    ).not.toBeChecked();
    expect(again.popup.getByRole('radio', { name: /Half/ })).toBeChecked();
    expect(
      within(again.popup.getByRole('group', { name: 'Margherita quantity' })).getByText('1'),
    ).toBeVisible();
  });

  it('shows an error for 3 s when it fails, keeps the choices and shows no toast', async () => {
    const { user, popup, group, add } = await openPopup('d-pizza', 'Margherita', tiny);
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
});

describe('An add-on group in the popup', () => {
  const thali =
    'The Spice Garden maharaja thali with two curries, dal, raita, rice, breads and a dessert of the day';

  it('shows the minimum that the restaurant expects, but does not enforce it', async () => {
    const { user, group, add } = await openPopup('d-thali-maharaja', thali);
    const bread = await group('Choose your bread');
    expect(bread.getByText('Select up to 2 option')).toBeVisible();
    expect(bread.getByText('The restaurant expects at least 1')).toBeVisible();
    await user.click(bread.getByRole('checkbox', { name: /Tandoori roti/ }));
    await user.click(add());
    await waitForPopupClosed();
    expect(sandbox.requests.list('cart/addItemTest').map(({ form }) => form['addCustDish'])).toEqual([
      '[{"customized_id":"","data":"[]"},{"customized_id":"","data":"[]"}]',
    ]);
  });
});

describe('A popup that is closed while its dish is being added', () => {
  it('does not navigate away when the answer arrives', async () => {
    window.history.pushState(null, '', '/offer');
    const { user, add } = await openPopup('d-chicken-65', 'Chicken 65');
    await user.click(add());
    await user.keyboard('{Escape}');
    await waitForPopupClosed();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    await flushHistory();
    expect(window.location.pathname + window.location.search).toBe('/menu');
  });

  it('shows a failure in a toast', async () => {
    const { user, add } = await openPopup('d-chicken-65', 'Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(add());
    await user.keyboard('{Escape}');
    await waitForPopupClosed();
    expect(await screen.findByText('Error to add item to cart')).toBeVisible();
  });
});
