import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { selectIsLoginOpen } from '@/domain/dialogs/slice';
import { openAddressSheet } from '@/domain/dialogs/thunks';
import { selectLookup } from '@/domain/shop/slice';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { expectSlowNotice } from '../../../tests/slow-notice';
import { fakeTimeouts, flushHistory } from '../../../tests/timers';

const sandbox = useSandbox();
const HOUSE = '24, 2nd Floor';

function addAddress(houseNumber: string) {
  return sandbox.world.addresses.add({
    phone: DINER,
    restaurantId: RESTAURANT_ID,
    houseNumber,
    streetAddress1: 'Lakeview Residency',
    streetAddress2: '8th Cross',
    landmark: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    longitude: 77.64,
    latitude: 12.97,
  });
}

async function openCart({ phone = DINER } = {}) {
  if (!localStorage.getItem('cartId')) {
    const cart = { phone, restaurantId: RESTAURANT_ID, variantId: 'v-butter-naan', quantity: 2 };
    localStorage.setItem('cartId', sandbox.world.carts.add(cart).id);
  }
  localStorage.setItem('userNumber', phone);
  const shop = renderShop('/cart');
  await waitFor(() => expect(selectLookup(shop.store.getState())).toBe('found'));
  return shop;
}

async function openSheet() {
  const shop = await openCart();
  act(() => shop.store.dispatch(openAddressSheet()));
  const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
  return { ...shop, sheet };
}

const housesOf = () =>
  screen.getAllByRole('button', { name: /delivers to/ }).map((row) => row.textContent.split('delivers')[0]);

describe('An address chosen before a reload', () => {
  it('is shown on the cart page without opening the sheet, even when the first list request fails', async () => {
    const id = addAddress('7, Lake Road').id;
    sessionStorage.setItem('address:spice-garden.localhost', id);
    sandbox.faults.add({ call: 'Display/Address', kind: 'status', times: 1 });
    await openCart();
    expect(await screen.findByText('Delivers to')).toBeVisible();
    expect(screen.getByText(/7, Lake Road/)).toBeVisible();
  });
});

describe('The "Select an address" sheet', () => {
  it('fetches the addresses by phone and restaurant, and lists them in full with "Add address"', async () => {
    const { sheet } = await openSheet();
    expect(await sheet.findByText(HOUSE)).toBeVisible();
    expect(
      sheet.getByText(
        'delivers to Defence Colony, HAL 2nd Stage Indiranagar, Opposite the park, Bengaluru 560038',
      ),
    ).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Add address' })).toBeVisible();
    expect(sandbox.requests.list('Display/Address')[0]?.query).toEqual({
      phone: DINER,
      RestaurentId: RESTAURANT_ID,
    });
  });

  it('names the buttons of an address without a house number by its street', async () => {
    const street = 'Lakeview Residency';
    const body = [{ AddressId: 'a-9', HouseNumber: '', StreetAddress1: street }];
    sandbox.faults.add({ call: 'Display/Address', kind: 'body', body });
    const { sheet } = await openSheet();
    expect(await sheet.findByRole('button', { name: `Edit address ${street}` })).toBeVisible();
    expect(sheet.getByRole('button', { name: `Delete address ${street}` })).toBeVisible();
    expect(sheet.getByRole('button', { name: `delivers to ${street}` })).toBeVisible();
  });

  it('fetches the addresses 150 ms after it was opened', async () => {
    const { store } = await openCart();
    const start = performance.now();
    act(() => store.dispatch(openAddressSheet()));
    await waitFor(() => expect(sandbox.requests.list('Display/Address')).toHaveLength(1), { interval: 5 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(148);
  });

  it('chooses the tapped address and closes; the choice survives a reload', async () => {
    const { sheet, user, store, unmount } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: /delivers to/ }));
    expect(selectChosenAddress(store.getState())?.houseNumber).toBe(HOUSE);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Select an address' })).not.toBeInTheDocument(),
    );
    unmount();
    const reloaded = await openCart();
    await waitFor(() => expect(selectChosenAddress(reloaded.store.getState())?.houseNumber).toBe(HOUSE));
  });

  it('lists the last used address first in a new visit, and chooses none', async () => {
    addAddress('Flat 304');
    const { sheet, user, unmount } = await openSheet();
    await sheet.findByText('Flat 304');
    expect(housesOf()).toEqual([HOUSE, 'Flat 304']);
    await user.click(sheet.getByRole('button', { name: /^Flat 304/ }));
    unmount();
    sessionStorage.clear();
    const { sheet: next, store } = await openSheet();
    await next.findByText('Flat 304');
    expect(housesOf()).toEqual(['Flat 304', HOUSE]);
    expect(selectChosenAddress(store.getState())).toBeNull();
  });

  it('deletes the last address, shows a toast and the empty state, and focuses "Add address"', async () => {
    const { sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: `Delete address ${HOUSE}` }));
    expect(await screen.findByText('Deleted sucessfully')).toBeVisible();
    expect(await sheet.findByText('No saved addresses yet')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Add address' })).toHaveFocus();
    expect(sandbox.world.addresses.of(DINER, RESTAURANT_ID)).toEqual([]);
  });

  it('does not remember a deleted address as chosen after a reload', async () => {
    addAddress('Flat 304');
    const { sheet, store, user, unmount } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: /^Flat 304/ }));
    act(() => store.dispatch(openAddressSheet()));
    await user.click(await screen.findByRole('button', { name: 'Delete address Flat 304' }));
    expect(await screen.findByText('Deleted sucessfully')).toBeVisible();
    unmount();
    const bill = holdNextCall(sandbox, 'PriceCalculate/Cart');
    await openCart();
    expect(await screen.findByText('Select an address to see')).toBeVisible();
    bill.release();
  });

  it('keeps an address and shows an error when deleting it fails', async () => {
    sandbox.faults.add({ call: 'address/Delete', kind: 'status', times: 1 });
    const { sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: `Delete address ${HOUSE}` }));
    expect(await screen.findByText('Error while delete address')).toBeVisible();
    expect(sheet.getByText(HOUSE)).toBeVisible();
  });

  it('shows "Still trying…" when deleting an address takes longer than 10 s', async () => {
    const { sheet } = await openSheet();
    const remove = await sheet.findByRole('button', { name: `Delete address ${HOUSE}` });
    const call = holdNextCall(sandbox, 'address/Delete');
    fakeTimeouts({ shouldAdvanceTime: false });
    fireEvent.click(remove);
    await expectSlowNotice(sheet);
    call.release();
    vi.useRealTimers();
    expect(await screen.findByText('Deleted sucessfully')).toBeVisible();
  });

  it('shows an error when the list fails to load, and fetches it after "Try again"', async () => {
    sandbox.faults.add({ call: 'Display/Address', kind: 'status' });
    const { sheet, user } = await openSheet();
    expect(await sheet.findByText('Error while fetching address')).toBeVisible();
    sandbox.faults.clear();
    await user.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByText(HOUSE)).toBeVisible();
  });

  it('shows a guest the login first, and opens after the login', async () => {
    const { store, user } = await openCart({ phone: sandbox.world.diners.addGuest(RESTAURANT_ID) });
    act(() => store.dispatch(openAddressSheet()));
    const login = within(await screen.findByRole('dialog', { name: 'Login' }));
    expect(screen.queryByRole('dialog', { name: 'Select an address' })).not.toBeInTheDocument();
    await user.type(login.getByLabelText('Phone number'), DINER);
    await user.type(await login.findByLabelText('OTP'), sandbox.world.diners.latestOtp(DINER)?.code ?? '');
    await user.click(login.getByRole('button', { name: 'Verify' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Select an address' }));
    expect(await sheet.findByText(HOUSE)).toBeVisible();
    expect(selectIsLoginOpen(store.getState())).toBe(false);
  });

  it('opens the edit form of an address, and reopens with the new values after the update', async () => {
    const { sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: `Edit address ${HOUSE}` }));
    const house = await screen.findByLabelText('House No');
    await user.clear(house);
    await user.type(house, 'Flat 9');
    await user.click(screen.getByRole('button', { name: 'Update Address' }));
    expect(await screen.findByText('Address updated successfully')).toBeVisible();
    const again = within(await screen.findByRole('dialog', { name: 'Select an address' }));
    expect(await again.findByText('Flat 9')).toBeVisible();
  });

  it('stays closed on the cart when the diner has left the edit form before the update is answered', async () => {
    window.history.pushState(null, '', '/offer');
    const { sheet, user } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: `Edit address ${HOUSE}` }));
    await user.type(await screen.findByLabelText('House No'), ' B');
    const call = holdNextCall(sandbox, 'address/Edit');
    await user.click(screen.getByRole('button', { name: 'Update Address' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const again = within(await screen.findByRole('dialog', { name: 'Select an address' }));
    await user.click(await again.findByRole('button', { name: /delivers to/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    call.release();
    expect(await screen.findByText('Address updated successfully')).toBeVisible();
    await flushHistory();
    expect(window.location.pathname).toBe('/cart');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
