import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '@/features/addresses/map-picker';
import CartRoute from '@/routes/cart';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { blockMapsScript, removeMapsScript } from '../../../tests/maps-script';
import { holdNextCall } from '../../../tests/held-call';
import { expectMasked } from '../../../tests/masked';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const HOUSE = '24, 2nd Floor';
const STREET = 'Defence Colony';

function openCart() {
  storeCart(sandbox.world, { 'v-soup': 2 }, { restaurantId });
  return renderPage(CartRoute, '/cart', { host: 'tiny.localhost' });
}

async function openSheet() {
  const page = openCart();
  await page.user.click(await screen.findByRole('button', { name: 'Select address' }));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Select an address' })) };
}

describe('The "Select an address" sheet', () => {
  it('lists the addresses of the diner; the chosen one is shown in the cart, also after a reload with a failed list', async () => {
    const { sheet, user, unmount } = await openSheet();
    const row = await sheet.findByRole('button', { name: /delivers to/ });
    expect(row).toHaveTextContent(
      `${HOUSE}delivers to ${STREET}, HAL 2nd Stage Indiranagar, Opposite the park, Bengaluru 560038`,
    );
    expect(sheet.getByRole('button', { name: 'Add address' })).toBeVisible();
    expect(sandbox.requests.list('Display/Address')[0]?.query).toEqual({
      phone: DINER,
      RestaurentId: restaurantId,
    });
    expectMasked(HOUSE, STREET);
    await user.click(row);
    expect(await screen.findByRole('button', { name: 'Change address' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectMasked(HOUSE, STREET);

    unmount();
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    sandbox.requests.clear();
    const failed = openCart();
    await waitFor(() => expect(sandbox.requests.list('Display/Address')).toHaveLength(1));
    await sandbox.requestsArrived();
    failed.unmount();
    openCart();
    expect(await screen.findByText(new RegExp(HOUSE))).toBeVisible();
    expect(screen.getByText('Delivers to')).toBeVisible();
  });

  it('has chosen an address that the cart awaits after a reload, without a bill for another one', async () => {
    const { sheet, user, unmount } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: /delivers to/ }));
    await screen.findByRole('button', { name: 'Change address' });
    unmount();
    await sandbox.settle();
    sandbox.requests.clear();
    const list = holdNextCall(sandbox, 'Display/Address');
    openCart();
    await list.sent;
    expect(screen.getByText('Delivers to')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeDisabled();
    expect(sandbox.requests.list('PriceCalculate/Cart')).toEqual([]);
    list.release();
    expect(await screen.findByText(new RegExp(HOUSE))).toBeVisible();
    await waitFor(() => expect(sandbox.requests.list('PriceCalculate/Cart')).toHaveLength(1));
    expect(sandbox.requests.list('PriceCalculate/Cart')[0]?.form['addressId']).not.toBe('0');
  });

  it('closes with the cart, and does not open with the next one', async () => {
    await openSheet();
    const setCart = (id: string) => {
      localStorage.setItem('cartId', id);
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    };
    const next = localStorage.getItem('cartId') ?? '';
    setCart('');
    expect(await screen.findByText('empty cart !')).toBeVisible();
    setCart(next);
    expect(await screen.findByRole('button', { name: 'Select address' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fetches the addresses 150 ms after it was opened', async () => {
    openCart();
    const open = await screen.findByRole('button', { name: 'Select address' });
    const calls = () => sandbox.requests.list('Display/Address');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(open);
    await advanceTimers(149);
    await sandbox.requestsArrived();
    expect(calls()).toEqual([]);
    await advanceTimers(1);
    await sandbox.requestsArrived();
    expect(calls()).toHaveLength(1);
  });

  it('names the buttons of an address without a house number by its street', async () => {
    const body = [{ AddressId: 'a-9', HouseNumber: '', StreetAddress1: STREET }];
    sandbox.faults.add({ call: 'Display/Address', kind: 'body', body });
    const { sheet } = await openSheet();
    expect(await sheet.findByRole('button', { name: `Edit address ${STREET}` })).toBeVisible();
    expect(sheet.getByRole('button', { name: `Delete address ${STREET}` })).toBeVisible();
    expect(sheet.getByRole('button', { name: `delivers to ${STREET}` })).toBeVisible();
  });

  it('keeps an address that could not be deleted, and focuses "Add address" when the last one is deleted', async () => {
    sandbox.faults.add({ call: 'address/Delete', kind: 'status', times: 1 });
    const { sheet, user } = await openSheet();
    const remove = await sheet.findByRole('button', { name: `Delete address ${HOUSE}` });
    await user.click(remove);
    await screen.findByText('Error while delete address');
    expect(sheet.getByText(HOUSE)).toBeVisible();
    await user.click(remove);
    await screen.findByText('Deleted sucessfully');
    expect(await sheet.findByText('No saved addresses yet')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Add address' })).toHaveFocus();
  });

  it('asks the diner to choose a typed address that is saved but missing in the list, until the list has loaded', async () => {
    sandbox.world.changeRestaurant('tiny', { quirks: { 'no-address-id': true } });
    const { sheet, user } = await openSheet();
    await sheet.findByText(HOUSE);
    await user.click(sheet.getByRole('button', { name: 'Add address' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Select delivery location' }));
    // The maps loader logs its own load error.
    vi.spyOn(console, 'error').mockReturnValue();
    await blockMapsScript();
    await user.type(await picker.findByLabelText('House No *'), 'Flat 304');
    await user.type(picker.getByLabelText('Street Address 1'), '8th Cross');
    await user.type(picker.getByLabelText('City'), 'Bengaluru');
    await user.type(picker.getByLabelText('Pin Code'), '560038');
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    await user.click(picker.getByRole('button', { name: 'Save address' }));
    const hint = 'Your new address is saved. Choose it here so that your food goes there.';
    expect(await sheet.findByText(hint)).toBeVisible();
    await user.click(await sheet.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sheet.queryByText(hint)).not.toBeInTheDocument());
    expect(await sheet.findByRole('button', { name: /^Flat 304/, pressed: true })).toBeVisible();
    expect(sandbox.requests.list('address/add')).toHaveLength(1);
    vi.mocked(console.error).mockClear();
    removeMapsScript();
  });
});
