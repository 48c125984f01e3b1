/** How the product reads the answer of each described call. */
import * as addresses from '@/domain/addresses/api';
import * as cart from '@/domain/cart/api';
import * as cartChanges from '@/domain/cart/change-api';
import * as menu from '@/domain/menu/api';
import * as options from '@/domain/options/api';
import * as offers from '@/domain/offers/api';
import * as orders from '@/domain/orders/api';
import * as billApi from '@/domain/bill/api';
import * as login from '@/domain/session/login-api';
import * as session from '@/domain/session/api';
import * as shop from '@/domain/shop/api';
import { env } from '@/config/env';
import { orderFromMessage } from '@/integrations/tracking';
import type { JsonRecord } from './answers-by-schema';
import * as valid from './valid-answers';

const ID = '1001';
const PHONE = '9876543210';
const address = {
  houseNumber: '24',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
  longitude: '0',
  latitude: '0',
};
const verification = {
  phone: PHONE,
  otp: '4821',
  sessionId: 's-1',
  restaurantId: ID,
  token: 'web',
  cartId: '0',
};
const billQuery = {
  cartId: 'c-1',
  offerId: '0',
  addressId: '0',
  longitude: '0',
  latitude: '0',
  time: '0',
  orderType: 'Delivery',
  lines: '',
};

/** The text of an id or name, as the product reads it. */
export const idText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .trim()
        .replace(/\p{Cs}/gu, '\ufffd')
    : '';

const idsOf = (records: unknown, field: string) =>
  (records as JsonRecord[]).map((record) => idText(record[field]));
const parsedIds = (parsed: unknown) => (parsed as { id: string }[]).map(({ id }) => id);

export interface DescribedReader {
  /** @param answer the answer that the mocked transport sends */
  read: (answer: unknown) => Promise<unknown>;
  findProblem: valid.Check;
  /** For lists: the ids in an answer and in what was read from it. Ids of both are compared without repetitions. */
  ids?: { sent: (answer: unknown) => string[]; read: (parsed: unknown) => string[] };
}

const byField = (field: string) => ({ sent: (answer: unknown) => idsOf(answer, field), read: parsedIds });
const firstOf = (answer: unknown) =>
  (Array.isArray(answer) ? (answer as unknown[])[0] : answer) as JsonRecord;

async function applyOffer(answer: unknown): Promise<unknown> {
  const result = await offers.applyOffer('c-1', 'o-1');
  const { Status } = firstOf(answer);
  // A described refusal is read as a whole, too. Without a status, the answer is refused.
  return result.isApplied || idText(Status) !== '' ? result : undefined;
}

function postMessage(answer: unknown): unknown {
  const { origin } = new URL(env.trackingUrl);
  const event = new MessageEvent('message', { data: answer, origin, source: window });
  return orderFromMessage(event, window) ?? undefined;
}

/** By name of the call. A reader returns undefined for a refused answer, or rejects. */
export const describedReaders: Record<string, DescribedReader> = {
  lookup: { read: async () => ({ shop: await shop.lookUpShop('tiny') }), findProblem: () => undefined },
  restaurantInfo: { read: () => shop.fetchInfo(ID), findProblem: valid.info },
  restaurantProfile: { read: () => shop.fetchProfile(ID), findProblem: valid.profile },
  timing: { read: () => shop.fetchTiming(ID), findProblem: valid.timing },
  banners: {
    read: () => menu.fetchBanners(ID),
    findProblem: valid.banners,
    ids: {
      sent: (answer) => idsOf(answer, 'ImageUrl'),
      read: (parsed) => (parsed as { imageUrl: string }[]).map(({ imageUrl }) => imageUrl),
    },
  },
  categories: {
    read: () => menu.fetchCategoryTiles(ID),
    findProblem: valid.categoryTiles,
    ids: {
      sent: (answer) => {
        const names = idsOf(answer, 'name');
        return idsOf(answer, 'documentId').map((id, index) => id || (names[index] ?? ''));
      },
      read: parsedIds,
    },
  },
  dishes: {
    read: () => menu.fetchMenu(ID),
    findProblem: valid.menu,
    ids: {
      sent: (answer) =>
        (answer as JsonRecord[]).flatMap((category) => idsOf(category['items:'] ?? [], 'CId')),
      read: (parsed) => Object.keys((parsed as { dishes: object }).dishes),
    },
  },
  customizationGroups: {
    read: () => options.fetchCustomizationGroups(ID),
    findProblem: valid.customizationGroups,
    ids: { sent: (answer) => idsOf(firstOf(answer)['data'], 'id'), read: parsedIds },
  },
  addOnGroups: {
    read: () => options.fetchAddOnGroups(ID),
    findProblem: valid.addOnGroups,
    ids: byField('id'),
  },
  sendOtp: { read: () => login.sendOtp(PHONE), findProblem: valid.sentCode },
  verifyOtp: { read: () => login.verifyOtp(verification), findProblem: valid.page },
  signUp: { read: () => login.signUp(PHONE, 'Asha', ID).then(() => true), findProblem: valid.flag },
  addGuest: { read: () => session.addGuest(ID), findProblem: valid.id },
  wallet: { read: () => session.fetchWallet(ID, PHONE), findProblem: valid.money },
  cart: {
    read: () => cart.fetchCart('c-1'),
    findProblem: valid.cart,
    ids: {
      sent: (answer) => idsOf(answer, 'Item_id'),
      read: (parsed) => (parsed as { variantId: string }[]).map(({ variantId }) => variantId),
    },
  },
  addToCart: {
    read: () => cartChanges.addToCart({ phone: PHONE, restaurantId: ID, variantId: 'v-1', quantity: 2 }),
    findProblem: valid.id,
  },
  addCustomized: { read: () => cartChanges.addCustomized('c-1', 'v-1', 1, '[]'), findProblem: valid.id },
  removeFromCart: {
    read: () => cartChanges.removeFromCart(PHONE, 'v-1', 'c-1').then(() => true),
    findProblem: valid.flag,
  },
  deleteCart: { read: () => cartChanges.deleteCart('c-1').then(() => true), findProblem: valid.flag },
  changeCustomized: {
    read: () => cartChanges.changeCustomized('c-1', 't-1', 'add').then(() => true),
    findProblem: valid.flag,
  },
  offers: { read: () => offers.fetchOffers(ID), findProblem: valid.offers, ids: byField('OfferId') },
  applyOffer: { read: applyOffer, findProblem: valid.applied },
  bill: {
    read: () => billApi.fetchBill(ID, billQuery, new AbortController().signal),
    findProblem: valid.bill,
  },
  order: {
    read: (answer) => orders.fetchOrder(idText(firstOf(answer)['OrderId'])),
    findProblem: valid.order,
  },
  orderHistory: {
    read: () => orders.fetchHistory(PHONE, ID),
    findProblem: valid.history,
    ids: byField('Order_id'),
  },
  addresses: {
    read: () => addresses.fetchAddresses(PHONE, ID),
    findProblem: valid.addresses,
    ids: byField('AddressId'),
  },
  addAddress: { read: () => addresses.addAddress(address, PHONE, ID), findProblem: valid.idOrNone },
  editAddress: {
    read: () => addresses.editAddress({ ...address, id: 'a-1' }, PHONE, ID).then(() => true),
    findProblem: valid.flag,
  },
  deleteAddress: { read: () => addresses.deleteAddress('a-1').then(() => true), findProblem: valid.flag },
  trackingMessage: { read: (answer) => Promise.resolve(postMessage(answer)), findProblem: valid.order },
};
