import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoginOrLogout } from '@/app/layout/login-or-logout';
import { LoginDialog } from '@/features/login/login-dialog';
import AddressRoute from '@/routes/address';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER, storeDiner } from '../../../tests/demo-data';
import { holdNextCall } from '../../../tests/held-call';
import { expectMasked } from '../../../tests/masked';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { flushHistory } from '../../../tests/timers';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;

const dialogs = (
  <>
    <LoginOrLogout className="" />
    <LoginDialog />
  </>
);
const openPage = (id: string) =>
  renderPage(AddressRoute, `/address?id=${id}`, { host: 'tiny.localhost', dialogs });

async function openForm() {
  storeDiner();
  const [address] = sandbox.world.addresses.of(DINER, restaurantId);
  const page = openPage(address?.id ?? '');
  const house = await screen.findByLabelText('House No');
  const update = () => page.user.click(screen.getByRole('button', { name: 'Update Address' }));
  return { ...page, house, address, update };
}

describe('The "Edit Delivery Address" page', () => {
  it('shows the address, requires house and street, keeps the text after a failure, and returns to the cart', async () => {
    const { user, house, address, update } = await openForm();
    const street = screen.getByLabelText('Street Address 1');
    expect(house).toHaveValue('24, 2nd Floor');
    expect(street).toHaveValue('Defence Colony');
    expect(screen.getByLabelText('Street Address 2')).toHaveAttribute('placeholder', 'Area');
    expect(screen.getByLabelText('Landmark')).toHaveValue('Opposite the park');
    for (const name of ['City', 'State', 'Pin Code'])
      expect(screen.getByLabelText(name)).toHaveAttribute('readonly');
    expectMasked('24, 2nd Floor', 'Defence Colony');

    const required = 'Please fill house no and street address in fields';
    for (const field of [house, street]) {
      await user.clear(field);
      await update();
      expect(screen.getByText(required)).toBeVisible();
      await user.type(field, 'Flat 304');
      expect(screen.queryByText(required)).not.toBeInTheDocument();
    }
    expect(sandbox.requests.list('address/Edit')).toEqual([]);

    const call = holdNextCall(sandbox, 'address/Edit');
    sandbox.faults.add({ call: 'address/Edit', kind: 'status', times: 1 });
    await update();
    expect(screen.getByRole('button', { name: 'Saving address...' })).toBeDisabled();
    call.release();
    await screen.findByText('Error while editing address');
    expect(house).toHaveValue('Flat 304');

    await update();
    await screen.findByText('Address updated successfully');
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    expect(sandbox.requests.list('address/Edit')[1]?.form).toEqual({
      house_number: 'Flat 304',
      streetAddress1: 'Flat 304',
      streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
      landmark: 'Opposite the park',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      longitude: String(address?.longitude),
      latitude: String(address?.latitude),
      RestaurentId: restaurantId,
      CustomerContact: DINER,
      AddressId: address?.id,
    });
  });

  it('does not leave another page when the diner has left before the update is answered', async () => {
    const { user, house, update } = await openForm();
    await user.type(house, ' B');
    const call = holdNextCall(sandbox, 'address/Edit');
    await update();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/cart'));
    window.history.pushState(null, '', '/offer');
    call.release();
    await screen.findByText('Address updated successfully');
    await flushHistory();
    expect(window.location.pathname).toBe('/offer');
  });

  it('shows "This address is gone" and a link to the cart for an unknown address', async () => {
    storeDiner();
    openPage('gone');
    expect(await screen.findByText('This address is gone')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
  });

  it('shows a guest the login instead of the form', async () => {
    openPage('a-1');
    const login = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(login).getByLabelText('Phone number')).toBeVisible();
    expect(screen.queryByLabelText('House No')).not.toBeInTheDocument();
  });

  it('opens home without asking for a login after a logout', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
