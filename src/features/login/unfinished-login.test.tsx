import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginRequested } from '@/domain/dialogs/slice';
import { sessionEnded } from '@/domain/session/events';
import { selectIsLoggedIn, selectPhone } from '@/domain/session/slice';
import { selectCartLines } from '@/domain/cart/slice';
// Preload lazy modules, so that no test waits for them.
import './login-dialog';
import '@/routes/menu';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { storeCart } from '../../../tests/stored-cart';
import { holdCall } from '../../../tests/held-call';
import { requestLogin } from '../../../tests/login-dialog';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const host = 'tiny.localhost';
const restaurantId = tinyRestaurant.info.Key;
const KNOWN = '9876543210';
const NEW = '9123456789';
const OTHER = '9012345678';

type Shop = ReturnType<typeof renderShop>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Login' }));

async function guestWithSoups() {
  const phone = sandbox.world.diners.addGuest(restaurantId);
  const cartId = storeCart(sandbox.world, { 'v-soup': 6 }, { phone, restaurantId });
  return { guest: phone, cartId, ...(await openMenu()) };
}

async function openMenu() {
  const shop = renderShop('/menu', { host });
  await waitFor(() => expect(selectCartLines(shop.store.getState())).toMatchObject([{ quantity: 6 }]));
  await screen.findAllByRole('article', { name: 'Soup' });
  return shop;
}

async function typeOtp({ store, user }: Pick<Shop, 'store' | 'user'>, number: string) {
  const login = await requestLogin(store);
  await user.type(login.getByLabelText('Phone number'), number);
  const otp = () => sandbox.world.diners.latestOtp(number)?.code ?? '';
  await user.type(await login.findByLabelText('OTP'), otp());
  return login;
}

async function verify(shop: Pick<Shop, 'store' | 'user'>, number: string) {
  const login = await typeOtp(shop, number);
  await shop.user.click(login.getByRole('button', { name: 'Verify' }));
  return login;
}

async function close({ user }: Pick<Shop, 'user'>) {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());
}

async function addSoup({ user, store }: Pick<Shop, 'user' | 'store'>) {
  const [soup] = screen.getAllByRole('article', { name: 'Soup' });
  if (!soup) throw new Error('There is no soup');
  await user.click(within(soup).getByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(sandbox.requests.list('cart/addItemTest')).not.toEqual([]));
  await waitFor(() =>
    expect(store.getState().cart).toMatchObject({ lock: null, fetch: { status: 'ready' } }),
  );
}

const unitsIn = (cartId: string) =>
  sandbox.world.carts.lines(cartId).map((line) => [line.variant.ID, line.quantity]);

function expectSevenSoups({ store }: Pick<Shop, 'store'>, cartId: string) {
  expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(1);
  expect(store.getState().cart).toMatchObject({ cartId, lines: [{ variantId: 'v-soup', quantity: 7 }] });
  expect(unitsIn(cartId)).toEqual([['v-soup', 7]]);
}

describe('An unfinished login', () => {
  it('closed at the name step keeps the guest’s cart and session, but adds dishes with the verified phone', async () => {
    const shop = await guestWithSoups();
    const login = await verify(shop, NEW);
    await login.findByLabelText('Name');
    await close(shop);
    await addSoup(shop);
    expectSevenSoups(shop, shop.cartId);
    expect(sandbox.requests.list('cart/addItemTest')[0]?.form['phone']).toBe(NEW);
    expect(selectIsLoggedIn(shop.store.getState())).toBe(false);
    expect(localStorage.getItem('userNumber')).toBe(shop.guest);
  });

  it.each([
    ['new', NEW],
    ['known', KNOWN],
  ])('keeps the cart when the dialog is closed while a %s number is being verified', async (_, number) => {
    const shop = await guestWithSoups();
    const login = await typeOtp(shop, number);
    const release = holdCall(sandbox, {
      path: 'otp/otpverify',
      thunk: 'session/verifyOtp',
      store: shop.store,
    });
    await shop.user.click(login.getByRole('button', { name: 'Verify' }));
    await close(shop);
    await release();
    await addSoup(shop);
    expectSevenSoups(shop, shop.cartId);
    expect(selectIsLoggedIn(shop.store.getState())).toBe(false);
  });

  it('keeps the cart when the sign-up fails', async () => {
    sandbox.faults.add({ call: 'customer/signup', kind: 'status', times: 1 });
    const shop = await guestWithSoups();
    const login = await verify(shop, NEW);
    await shop.user.type(await login.findByLabelText('Name'), 'Ananya Rao');
    await shop.user.click(login.getByRole('button', { name: 'Sign up' }));
    await screen.findByText('Error while signing up:');
    await close(shop);
    await addSoup(shop);
    expectSevenSoups(shop, shop.cartId);
  });

  it('uses the verified phone to remove a unit from the cart', async () => {
    const shop = await guestWithSoups();
    await (await verify(shop, NEW)).findByLabelText('Name');
    await close(shop);
    const [soup] = screen.getAllByRole('article', { name: 'Soup' });
    if (soup) await shop.user.click(within(soup).getByRole('button', { name: 'Decrease quantity' }));
    await waitFor(() => expect(unitsIn(shop.cartId)).toEqual([['v-soup', 5]]));
    expect(sandbox.requests.list('cart/remove')[0]?.form['phone']).toBe(NEW);
  });

  it('continues at the name step when reopened, logs in without another OTP and keeps the cart', async () => {
    const shop = await guestWithSoups();
    await (await verify(shop, NEW)).findByLabelText('Name');
    await close(shop);
    const login = await requestLogin(shop.store);
    expect(login.getByText(/\+91 91234 56789 is verified/)).toBeVisible();
    await shop.user.type(login.getByLabelText('Name'), 'Ananya Rao');
    await shop.user.click(login.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(selectPhone(shop.store.getState())).toBe(NEW));
    expect(sandbox.requests.list('otp/otpsend')).toHaveLength(1);
    await addSoup(shop);
    expectSevenSoups(shop, shop.cartId);
  });

  it('restarts at the phone step for a known diner, not at the name step', async () => {
    const shop = await guestWithSoups();
    const login = await typeOtp(shop, KNOWN);
    const release = holdCall(sandbox, {
      path: 'otp/otpverify',
      thunk: 'session/verifyOtp',
      store: shop.store,
    });
    await shop.user.click(login.getByRole('button', { name: 'Verify' }));
    await close(shop);
    await release();
    const again = await requestLogin(shop.store);
    expect(again.queryByLabelText('Name')).toBeNull();
    expect(again.getByLabelText('Phone number')).toHaveValue('');
  });

  it('is restored after a reload, together with the cart', async () => {
    const first = await guestWithSoups();
    await (await verify(first, NEW)).findByLabelText('Name');
    await close(first);
    first.unmount();
    const shop = await openMenu();
    await addSoup(shop);
    expectSevenSoups(shop, first.cartId);
    expect((await requestLogin(shop.store)).getByLabelText('Name')).toBeVisible();
  });

  it('is shared with the restaurant’s other tabs in both directions', async () => {
    const shop = await guestWithSoups();
    const other = new BroadcastChannel(`shop:${host}`);
    const messages: unknown[] = [];
    other.onmessage = ({ data }) => messages.push(data);
    other.postMessage({ kind: 'phone-verified', verified: { phone: OTHER, isNew: true } });
    const login = await waitFor(async () => {
      act(() => void shop.store.dispatch(loginRequested()));
      const popup = await dialog();
      if (!popup.queryByLabelText('Name')) await close(shop);
      expect(popup.getByLabelText('Name')).toBeVisible();
      return popup;
    });
    await shop.user.click(login.getByRole('button', { name: 'Use another number' }));
    await close(shop);
    await (await verifyOver(shop, NEW)).findByLabelText('Name');
    await waitFor(() =>
      expect(messages).toContainEqual({ kind: 'phone-verified', verified: { phone: NEW, isNew: true } }),
    );
    other.close();
  });

  it('can be replaced by verifying another number', async () => {
    const shop = await guestWithSoups();
    await (await verify(shop, NEW)).findByLabelText('Name');
    await close(shop);
    await (await verifyOver(shop, OTHER)).findByLabelText('Name');
    await close(shop);
    expect((await requestLogin(shop.store)).getByText(/\+91 90123 45678 is verified/)).toBeVisible();
  });

  it('does not resume after a login and a logout, nor after a reload', async () => {
    const shop = await guestWithSoups();
    const login = await verify(shop, NEW);
    await shop.user.type(await login.findByLabelText('Name'), 'Ananya Rao');
    await shop.user.click(login.getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(selectPhone(shop.store.getState())).toBe(NEW));
    act(() => void shop.store.dispatch(sessionEnded()));
    await waitFor(() => expect(selectPhone(shop.store.getState())).toMatch(/^guest-/));
    expect((await requestLogin(shop.store)).getByLabelText('Phone number')).toHaveValue('');
    shop.unmount();
    const next = renderShop('/menu', { host });
    await screen.findAllByRole('article', { name: 'Soup' });
    expect((await requestLogin(next.store)).getByLabelText('Phone number')).toHaveValue('');
  });
});

/** Verifies another number from the name step of the first one. */
async function verifyOver(shop: Pick<Shop, 'store' | 'user'>, number: string) {
  const login = await requestLogin(shop.store);
  await shop.user.click(login.getByRole('button', { name: 'Use another number' }));
  expect(login.getByLabelText('Phone number')).toHaveFocus();
  return verify(shop, number);
}
