import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { addressChosen } from '@/domain/addresses/events';
import { selectIsLoginOpen } from '@/domain/dialogs/slice';
import { DINER, RESTAURANT_ID, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

async function openForm() {
  storeDiner();
  const address = sandbox.world.addresses.of(DINER, RESTAURANT_ID)[0];
  const shop = renderShop(`/address?id=${address?.id ?? ''}`);
  const house = await screen.findByLabelText('House No');
  return {
    ...shop,
    house,
    address,
    update: () => shop.user.click(screen.getByRole('button', { name: 'Update Address' })),
  };
}

describe('The "Edit Delivery Address" page', () => {
  it('fetches and shows the address on a cold load; city, state and pin code are read-only', async () => {
    const { house } = await openForm();
    expect(house).toHaveValue('24, 2nd Floor');
    expect(screen.getByLabelText('Street Address 1')).toHaveValue('Defence Colony');
    expect(screen.getByLabelText('Street Address 2')).toHaveAttribute('placeholder', 'Area');
    expect(screen.getByLabelText('Landmark')).toHaveValue('Opposite the park');
    for (const name of ['City', 'State', 'Pin Code'])
      expect(screen.getByLabelText(name)).toHaveAttribute('readonly');
  });

  it('sends every field with the address id, shows a toast and returns to the cart', async () => {
    const { user, house, address, update } = await openForm();
    await user.clear(house);
    await user.type(house, 'Flat 304');
    await update();
    expect(await screen.findByText('Address updated successfully')).toBeVisible();
    expect(sandbox.requests.list('address/Edit')[0]?.form).toEqual({
      house_number: 'Flat 304',
      streetAddress1: 'Defence Colony',
      streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
      landmark: 'Opposite the park',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      longitude: String(address?.longitude),
      latitude: String(address?.latitude),
      RestaurentId: RESTAURANT_ID,
      CustomerContact: DINER,
      AddressId: address?.id,
    });
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  it('shows a success toast and returns to the cart when the answer has no body', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'empty-edit': true } });
    const { user, house, update } = await openForm();
    await user.type(house, ' B');
    await update();
    expect(await screen.findByText('Address updated successfully')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
  });

  it('keeps the edited address chosen when the server gives it a new id', async () => {
    const { store, user, house, address, update } = await openForm();
    act(() => void store.dispatch(addressChosen(address?.id ?? '')));
    vi.spyOn(sandbox.world.addresses, 'edit').mockImplementation((id, draft) => {
      sandbox.world.addresses.delete(id);
      sandbox.world.addresses.add(draft);
    });
    await user.type(house, ' B');
    await update();
    const renewed = () => sandbox.world.addresses.of(DINER, RESTAURANT_ID)[0];
    await waitFor(() => expect(selectChosenAddress(store.getState())?.id).toBe(renewed()?.id));
    expect(renewed()?.id).not.toBe(address?.id);
    expect(sessionStorage.getItem('address:spice-garden.localhost')).toBe(renewed()?.id);
  });

  it.each(['House No', 'Street Address 1'])(
    'shows an error and sends nothing when %s is empty, until it is filled in',
    async (name) => {
      const { user, update } = await openForm();
      await user.clear(screen.getByLabelText(name));
      await update();
      expect(screen.getByText('Please fill house no and street address in fields')).toBeVisible();
      expect(sandbox.requests.list('address/Edit')).toHaveLength(0);
      await user.type(screen.getByLabelText(name), '12');
      expect(screen.queryByText('Please fill house no and street address in fields')).not.toBeInTheDocument();
    },
  );

  it('shows "Saving address..." while saving; a failure shows an error and keeps the typed text', async () => {
    const call = holdNextCall(sandbox, 'address/Edit');
    sandbox.faults.add({ call: 'address/Edit', kind: 'status', times: 1 });
    const { user, house, update } = await openForm();
    await user.type(house, ' B');
    await update();
    expect(screen.getByRole('button', { name: 'Saving address...' })).toBeDisabled();
    call.release();
    expect(await screen.findByText('Error while editing address')).toBeVisible();
    expect(house).toHaveValue('24, 2nd Floor B');
    expect(screen.getByRole('button', { name: 'Update Address' })).toBeEnabled();
  });

  it('shows "This address is gone" and a link to the cart for an unknown address', async () => {
    storeDiner();
    renderShop('/address?id=gone');
    expect(await screen.findByText('This address is gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  });

  it('shows an error when the list fails to load, and fetches it after "Try again"', async () => {
    sandbox.faults.add({ call: 'Display/Address', kind: 'html', times: 1 });
    storeDiner();
    const { user } = renderShop(
      `/address?id=${sandbox.world.addresses.of(DINER, RESTAURANT_ID)[0]?.id ?? ''}`,
    );
    expect(await screen.findByText('Error while fetching address')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('House No')).toBeVisible();
  });

  it('shows a guest the login instead of the form', async () => {
    renderShop('/address?id=a-1');
    const login = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(login).getByLabelText('Phone number')).toBeVisible();
    expect(screen.queryByLabelText('House No')).not.toBeInTheDocument();
  });

  it('opens home without asking for a login after a logout', async () => {
    const { store, user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Spice Garden', hidden: true }),
    ).toBeVisible();
    expect(selectIsLoginOpen(store.getState())).toBe(false);
  });
});
