import { describe, expect, it, vi } from 'vitest';
import { endpoints, startupCalls } from '@/api/endpoints';
import { addAddress, deleteAddress, editAddress, fetchAddresses } from '@/domain/addresses/slice';
import { fetchBill } from '@/domain/bill/slice';
import { addDish, changeCustomized, deleteCart, fetchCart, removeOne } from '@/domain/cart/thunks';
import { banners, categoryTiles, fetchMenu } from '@/domain/menu/slice';
import { applyOffer, offerList } from '@/domain/offers/slice';
import { addOnGroups, customizationGroups } from '@/domain/option-groups/slice';
import { orderHistory, fetchOrder } from '@/domain/orders/slice';
import { sendOtp, signUp, verifyOtp } from '@/domain/session/login';
import { wallet, guest } from '@/domain/session/slice';
import { identifyShop } from '@/domain/shop/identify';
import { info, profile, timing, shopLookup } from '@/domain/shop/slice';
import type { ThunkError } from '@/domain/server/failure';
import type { Toast } from '@/domain/events';
import { makeStore } from '@/store';
import { formatText } from '@/texts/stored-text';
import { customDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { DINER } from '../demo-data';
import { serverLines, shownLines } from '../model/cart-comparison';
import { addOrder } from '../placed-order';
import { useSandbox } from '../sandbox';
import { giveRecords } from '../stored-records';
import { openTinyCart, pizza, soup } from '../tiny-cart';
import { kindsFor } from './fault-kinds';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const restaurantId = tinyRestaurant.info.Key;

/** Four soups and two pizzas are in the cart. */
async function openShop() {
  const toasts: Toast[] = [];
  const shop = await openTinyCart((toast) => void toasts.push(toast));
  const { carts } = sandbox.world;
  carts.add({ phone: DINER, restaurantId, variantId: 'v-soup', quantity: 4 });
  const addCustDish = customDish('Thin crust', 'Extra cheese:40');
  const { id } = carts.add({ phone: DINER, restaurantId, variantId: 'v-full', quantity: 2, addCustDish });
  giveRecords(shop.store, { cartId: id });
  await shop.store.dispatch(fetchCart());
  const errors = () => toasts.filter(({ tone }) => tone === 'error').map(({ text }) => text);
  return { ...shop, cartId: id, errors };
}

type Shop = Awaited<ReturnType<typeof openShop>>;
type Outcome = Promise<{ type: string; payload?: unknown } | undefined>;

interface Call {
  /** Path of the call. */
  call: string;
  /** Where the diner does it, if the text depends on that. */
  from?: string;
  /** Text that is shown (docs/behaviour.md 19); none when the failure is only logged. */
  text?: string;
  /** By default, a failure with a text shows a toast. */
  display?: ThunkError['display'];
  send: (shop: Shop) => Outcome;
  /** Calls that must have succeeded. */
  prepare?: (shop: Shop) => unknown;
  acceptsAnyAnswer?: true;
  /** Kinds of faults that are a proper answer: there is no such restaurant. */
  answers?: readonly string[];
}

const BILL_QUERY = {
  ...{ offerId: '0', addressId: '0', longitude: '0', latitude: '0', time: '0', orderType: 'Dine in' },
  payer: '',
  linesKey: '',
};
const ADDRESS = {
  ...{ houseNumber: 'Flat 304', streetAddress1: '8th Cross', streetAddress2: 'Indiranagar', landmark: '' },
  ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560038', longitude: '77.64', latitude: '12.97' },
};
const FLAT100 = {
  ...{ id: 'o-flat', code: 'FLAT100', message: '', isWallet: false, walletValue: 0 },
  ...{ minimumOrder: 0, maxDiscount: 0 },
};
const NEW_DINER = '9123456789';
const savedAddress = () => sandbox.world.addresses.of(DINER, restaurantId)[0]?.id ?? '';
const sendOtpFor = (phone: string) => (shop: Shop) => shop.store.dispatch(sendOtp(phone));
const verify = ({ store }: Shop, phone: string) => {
  const { code = '', id = '' } = sandbox.world.diners.latestOtp(phone) ?? {};
  return store.dispatch(verifyOtp({ phone, otp: code, sessionId: id }));
};
/** A store whose shop is not looked up yet. */
const openNew = () => makeStore(identifyShop('tiny.localhost', '/', 'localhost'));
async function lookedUp() {
  const store = openNew();
  await store.dispatch(shopLookup.fetch());
  return store;
}

const additions = [
  ['row', 'error while adding to cart', 'toast'],
  ['card', 'Failed to add item in cart.', 'toast'],
  ['panel', 'Failed to add item. Try again.', 'toast'],
  ['popup', 'Error to add item to cart', 'inline'],
] as const;
const removals = [
  ['row', 'error while removing from cart'],
  ['card', 'Error while removing quantity'],
  ['panel', 'Error while removing quantity'],
] as const;
const deletions = [
  ['bar', ' failed to deleting cart items'],
  ['panel', 'error while delete all cart items'],
] as const;

const calls: Call[] = [
  ...additions.map(([origin, text, display]): Call => ({
    ...{ call: 'cart/addItemTest', from: origin, text, display },
    send: ({ store }) => store.dispatch(addDish({ ...soup, origin })),
  })),
  {
    ...{ call: 'cart/addNewCustDish', text: 'Error to add item to cart', display: 'inline' },
    send: ({ store }) => store.dispatch(addDish({ ...pizza, quantity: 1 })),
  },
  ...removals.map(([origin, text]): Call => ({
    ...{ call: 'cart/remove', from: origin, text },
    send: ({ store }) => store.dispatch(removeOne({ variantId: 'v-soup', origin })),
  })),
  ...(['add', 'remove'] as const).map((type): Call => ({
    ...{ call: 'cart/Cust_Dish_Item', from: type },
    ...(type === 'remove' && { text: 'Error while removing quantity' }),
    send: ({ store, cart }) => {
      const line = cart().lines.data.find(({ variantId }) => variantId === 'v-full');
      const customizedId = line?.customized[0]?.id ?? '';
      return store.dispatch(changeCustomized({ variantId: 'v-full', customizedId, type }));
    },
  })),
  ...deletions.map(([origin, text]): Call => ({
    ...{ call: 'cart/delete', from: origin, text },
    send: ({ store }) => store.dispatch(deleteCart({ origin })),
  })),
  {
    ...{ call: 'cart/displayTestFramCore', text: 'Something went wrong', display: 'inline' },
    send: ({ store }) => store.dispatch(fetchCart()),
  },
  {
    ...{ call: 'PriceCalculate/Cart', text: 'Error while fetching cart price' },
    send: ({ store, cartId }) => store.dispatch(fetchBill({ ...BILL_QUERY, cartId })),
  },
  {
    call: 'Offer/apply',
    text: 'An error occurred while applying the offer. Please try again.',
    send: ({ store }) => store.dispatch(applyOffer(FLAT100)),
  },
  {
    ...{ call: 'Display/Address', text: 'Error while fetching address', display: 'inline' },
    send: ({ store }) => store.dispatch(fetchAddresses()),
  },
  {
    ...{ call: 'address/add', text: 'Error saving address' },
    send: ({ store }) => store.dispatch(addAddress(() => Promise.resolve({ address: ADDRESS }))),
  },
  {
    ...{ call: 'address/Edit', text: 'Error while editing address', acceptsAnyAnswer: true },
    send: ({ store }) => store.dispatch(editAddress({ ...ADDRESS, id: savedAddress() })),
  },
  {
    ...{ call: 'address/Delete', text: 'Error while delete address' },
    send: ({ store }) => store.dispatch(deleteAddress(savedAddress())),
  },
  { call: 'otp/otpsend', text: 'error while sending otp', send: sendOtpFor(DINER) },
  {
    ...{ call: 'otp/otpverify', text: 'error while matching otp , try again', prepare: sendOtpFor(DINER) },
    send: (shop) => verify(shop, DINER),
  },
  {
    ...{ call: 'customer/signup', text: 'Error while signing up:' },
    prepare: async (shop) => {
      await sendOtpFor(NEW_DINER)(shop);
      await verify(shop, NEW_DINER);
    },
    send: ({ store }) => store.dispatch(signUp({ phone: NEW_DINER, name: 'Ananya Rao' })),
  },
  { call: 'Offer/display_for_restaurent', send: ({ store }) => store.dispatch(offerList.fetch()) },
  { call: 'Order/history', send: ({ store }) => store.dispatch(orderHistory.fetch()) },
  {
    call: 'Display/Order',
    send: ({ store }) => store.dispatch(fetchOrder(String(addOrder(sandbox, 'Preparing').id))),
  },
  { call: 'Wallet/UserWalletReward', send: ({ store }) => store.dispatch(wallet.fetch()) },
  {
    call: 'Guest/UserAdd',
    send: async () => {
      const store = await lookedUp();
      giveRecords(store, { phone: '' });
      return store.dispatch(guest.fetch());
    },
  },
  { call: 'cart/getCustomizedDishItem', send: ({ store }) => store.dispatch(customizationGroups.fetch()) },
  { call: 'cart/getAddConsItem', send: ({ store }) => store.dispatch(addOnGroups.fetch()) },
  {
    call: 'restro_id_new',
    answers: ['404', 'an empty answer'],
    send: async () => openNew().dispatch(shopLookup.fetch()),
  },
  { call: 'display/display_dish_list', send: async () => (await lookedUp()).dispatch(fetchMenu()) },
  { call: 'display/Slider', send: ({ store }) => store.dispatch(banners.fetch()) },
  { call: 'display/all_categories', send: ({ store }) => store.dispatch(categoryTiles.fetch()) },
  { call: 'display/display_resturent_info', send: ({ store }) => store.dispatch(info.fetch()) },
  { call: 'display/restro_address_info', send: ({ store }) => store.dispatch(profile.fetch()) },
  { call: 'Daily/Timing', send: ({ store }) => store.dispatch(timing.fetch()) },
];

it('Every call has a row, except addNewCustTopping, whose payload and answer are unknown', () => {
  const startupPaths = Object.values(startupCalls).map(({ path }) => path);
  const paths = ['restro_id_new', ...startupPaths, ...Object.values(endpoints)];
  const tried = calls.map(({ call }) => call);
  expect(paths.filter((path) => !tried.includes(path))).toEqual(['cart/addNewCustTopping']);
});

const isSuccess = (action?: { type: string }) => action?.type.endsWith('/fulfilled') === true;

describe.each(calls.map((call, index) => ({ from: '', ...call, index })))('$call $from', (entry) => {
  const { call, text = '', send, prepare, acceptsAnyAnswer, answers = [], index } = entry;
  const display = entry.display ?? (text ? 'toast' : 'silent');

  it.each(kindsFor(index))('with $name shows its text, and loses nothing', async (kind) => {
    const isProper = answers.includes(kind.name) || (acceptsAnyAnswer && kind.isAnswered);
    const outcome = isProper ? 'works' : kind.outcome;
    const shop = await openShop();
    await prepare?.(shop);
    sandbox.faults.add({ call, ...kind.fault });
    const result = await send(shop);
    sandbox.faults.clear();
    if (outcome !== 'either') expect(isSuccess(result)).toBe(outcome === 'works');

    const error = result?.payload as ThunkError;
    if (isSuccess(result)) expect(shop.errors()).toEqual([]);
    else {
      expect(error.display).toBe(display);
      expect(error.text ? formatText(error.text) : '').toBe(text);
      expect(shop.errors()).toEqual(display === 'toast' ? [text] : []);
    }

    // What the cart shows is what the server has, also after a change of unknown outcome.
    await shop.settled();
    await shop.store.dispatch(fetchCart());
    const { cartId } = shop.cart();
    expect(shownLines(shop.shown())).toEqual(serverLines(sandbox.world, cartId || shop.cartId));
    if (!call.startsWith('cart/')) {
      expect(shop.shown()).toMatchObject([
        { variantId: 'v-soup', quantity: 4 },
        { variantId: 'v-full', quantity: 2 },
      ]);
    }

    if (isSuccess(result) || error.outcomeUnknown) return;
    await prepare?.(shop);
    await vi.waitFor(async () => expect(isSuccess(await send(shop))).toBe(true));
  });
});

it.each([
  ['status', { message: 'The kitchen is asleep' }],
  ['body', { message: 'The kitchen is asleep' }],
  ['body', [{ message: 'The kitchen is asleep' }]],
] as const)('a failed fetch of the cart reports the server’s message (%s %j)', async (kind, body) => {
  const { store, cart } = await openShop();
  sandbox.faults.add({ call: 'cart/displayTestFramCore', kind, body });
  await store.dispatch(fetchCart());
  expect(cart().lines).toMatchObject({ failure: { words: 'The kitchen is asleep' }, data: [{}, {}] });
});

it('an offer that the server refuses reports the server’s message', async () => {
  const { store, errors } = await openShop();
  sandbox.world.carts.delete(store.getState().cart.cartId);
  const refused = await store.dispatch(applyOffer({ ...FLAT100, id: 'o-none' }));
  expect(errors()).toEqual([formatText((refused.payload as ThunkError).text!)]);
  expect(errors()[0]).not.toBe('');
});
