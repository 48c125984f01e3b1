import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/store';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { storeCart } from '../../../tests/stored-cart';
import { giveRecords, storedRecords } from '../../../tests/stored-records';
import { openTinyCart, soup } from '../../../tests/tiny-cart';
import { addDish, fetchCart, removeOne } from '../cart/thunks';
import { loginDismissed, loginRequested } from '../dialogs/slice';
import { identifyShop } from '../shop/identify';
import { shopLookup } from '../shop/slice';
import { loggedIn, sessionEnded } from './types';
import { sendOtp, signUp, verifyOtp } from './login';
import { selectIsLoggedIn, selectPhone, selectVerifiedPhone } from './slice';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;
const KNOWN = '9876543210';
const NEW = '9123456789';
const NEXT = '9012345678';

const formsOf = (call: string) => sandbox.requests.list(call).map(({ form }) => form);

async function openLogin(soups = 0) {
  const toasts: string[] = [];
  const { store, cart, settled } = await openTinyCart(({ text }) => void toasts.push(text));
  const guest = sandbox.world.diners.addGuest(restaurantId);
  giveRecords(store, { phone: guest });
  let cartId = '';
  if (soups > 0) {
    cartId = storeCart(sandbox.world, { 'v-soup': soups }, { phone: guest, restaurantId });
    giveRecords(store, { cartId });
    await store.dispatch(fetchCart());
  }
  store.dispatch(loginRequested());
  const verify = async (phone: string) => {
    await store.dispatch(sendOtp(phone));
    const otp = sandbox.world.diners.latestOtp(phone);
    return store.dispatch(verifyOtp({ phone, otp: otp?.code ?? '', sessionId: otp?.id ?? '' }));
  };
  return {
    ...{ store, cart, settled, toasts, guest, cartId, verify },
    phone: () => selectPhone(store.getState()),
    verifiedPhone: () => selectVerifiedPhone(store.getState()),
    add: async () => {
      await store.dispatch(addDish(soup));
      await settled();
    },
  };
}

/** Verifies a number, and waits for its answer until `release`. */
async function openVerifying(number: string, soups?: number) {
  const call = holdNextCall(sandbox, 'otp/otpverify');
  const login = await openLogin(soups);
  const verifying = login.verify(number);
  await call.sent;
  const release = async () => {
    call.release();
    return verifying;
  };
  return { ...login, release };
}

const unitsIn = (cartId: string) => sandbox.world.carts.lines(cartId).map(({ quantity }) => quantity);

describe('Verifying an OTP', () => {
  it('logs a known diner in, and sends the cart id 0 without a cart', async () => {
    const { verify, phone, toasts } = await openLogin();
    await verify(KNOWN);
    expect(phone()).toBe(KNOWN);
    expect(localStorage.getItem('userNumber')).toBe(KNOWN);
    expect(toasts).toEqual(['otp sent successfully.', 'login successfully']);
    const { code, id } = sandbox.world.diners.latestOtp(KNOWN) ?? {};
    expect(formsOf('otp/otpverify')).toEqual([
      { phone: KNOWN, otp: code, session_id: id, Restaurent_id: restaurantId, token: 'web', CartId: '0' },
    ]);
  });

  it('transfers the guest’s cart to the diner by its id, and fetches the cart again', async () => {
    const { verify, cartId, settled } = await openLogin(2);
    const fetches = sandbox.requests.list('cart/displayTestFramCore').length;
    await verify(KNOWN);
    await vi.waitFor(() =>
      expect(sandbox.requests.list('cart/displayTestFramCore')).toHaveLength(fetches + 1),
    );
    await settled();
    expect(formsOf('otp/otpverify')[0]).toMatchObject({ CartId: cartId });
    expect(sandbox.world.carts.find(cartId)?.phone).toBe(KNOWN);
  });
});

describe('A late answer to an OTP verification', () => {
  it('does not replace a diner who has logged in since the dialog was closed', async () => {
    const { store, release, phone } = await openVerifying(KNOWN);
    store.dispatch(loginDismissed());
    store.dispatch(loggedIn(NEXT));
    await release();
    expect(phone()).toBe(NEXT);
    expect(localStorage.getItem('userNumber')).toBe(NEXT);
  });

  it('does not log in after a login and a logout in another tab', async () => {
    const { store, release, phone } = await openVerifying(KNOWN);
    store.dispatch(loggedIn(NEXT));
    store.dispatch(sessionEnded({ phone: 'guest-000777' }));
    giveRecords(store, { phone: 'guest-000777' });
    await release();
    expect(phone()).toBe('guest-000777');
  });

  it('does not overwrite a login in another tab that this tab has not received yet', async () => {
    const { release, phone } = await openVerifying(KNOWN);
    localStorage.setItem('userNumber', NEXT);
    await release();
    expect(phone()).not.toBe(KNOWN);
    expect(localStorage.getItem('userNumber')).toBe(NEXT);
  });

  it.each([
    ['new', NEW],
    ['known', KNOWN],
  ])(
    'keeps the guest’s cart when the dialog was closed before a %s number is verified',
    async (_, number) => {
      const { store, release, add, cart, cartId } = await openVerifying(number, 6);
      store.dispatch(loginDismissed());
      expect(verifyOtp.rejected.match(await release())).toBe(true);
      await add();
      expect(cart()).toMatchObject({ cartId, lines: { data: [{ quantity: 7 }] } });
      expect(unitsIn(cartId)).toEqual([7]);
      expect(selectIsLoggedIn(store.getState())).toBe(false);
    },
  );
});

describe('A new diner who closes the dialog without a name', () => {
  it('keeps the guest’s session, and changes the cart with the verified number', async () => {
    const { store, verify, add, cart, cartId, guest, settled } = await openLogin(6);
    expect((await verify(NEW)).payload).toBe('new');
    sandbox.faults.add({ call: 'customer/signup', kind: 'status', times: 1 });
    await store.dispatch(signUp({ phone: NEW, name: 'Ananya Rao' }));
    store.dispatch(loginDismissed());
    await add();
    expect(cart()).toMatchObject({ cartId, lines: { data: [{ quantity: 7 }] } });
    await store.dispatch(removeOne({ variantId: 'v-soup', origin: 'row' }));
    await settled();
    expect(unitsIn(cartId)).toEqual([6]);
    expect(formsOf('cart/addItemTest')).toMatchObject([{ phone: NEW }]);
    expect(formsOf('cart/remove')).toMatchObject([{ phone: NEW }]);
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(localStorage.getItem('userNumber')).toBe(guest);
  });

  it('can go on after a reload, but not after a login and a logout', async () => {
    const { verify, store } = await openLogin();
    await verify(NEW);
    store.dispatch(loginDismissed());
    const reloaded = makeStore(identifyShop('tiny.localhost', '/', 'localhost'));
    const verified = () => selectVerifiedPhone(reloaded.getState());
    expect(verified()).toEqual({ phone: NEW, isNew: true });
    await reloaded.dispatch(shopLookup.fetch());
    await reloaded.dispatch(signUp({ phone: NEW, name: 'Ananya Rao' }));
    expect(selectPhone(reloaded.getState())).toBe(NEW);
    reloaded.dispatch(sessionEnded());
    expect(verified()).toBeNull();
    expect(storedRecords(identifyShop('tiny.localhost', '/', 'localhost')).verifiedPhone).toBeNull();
  });
});
