/** The storefront's API calls by their names in docs/api/openapi.yaml, with checks of the values that they return. */
import type { EndpointName, StartupCall } from '@/api/endpoints';
import * as addresses from '@/domain/addresses/api';
import { EMPTY_ADDRESS } from '@/domain/addresses/types';
import * as cart from '@/domain/cart/api';
import * as menu from '@/domain/menu/api';
import * as options from '@/domain/option-groups/api';
import * as offers from '@/domain/offers/api';
import * as orders from '@/domain/orders/api';
import * as billApi from '@/domain/bill/api';
import * as login from '@/domain/session/login-api';
import * as session from '@/domain/session/api';
import * as shop from '@/domain/shop/api';
import { DINER, RESTAURANT_ID } from '../demo-data';
import * as valid from './valid-answers';

const address = { ...EMPTY_ADDRESS, houseNumber: '24', longitude: '0', latitude: '0' };
const verification = {
  phone: DINER,
  otp: '4821',
  sessionId: 's-1',
  restaurantId: RESTAURANT_ID,
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
  payer: '',
  linesKey: '',
};

/** The id of the order in an answer, which may be in a list. */
function orderIdOf(answer: unknown): string {
  const record: unknown = Array.isArray(answer) ? answer[0] : answer;
  const { OrderId } = Object(record) as { OrderId?: unknown };
  return typeof OrderId === 'string' || typeof OrderId === 'number'
    ? String(OrderId)
        .trim()
        .replace(/\p{Cs}/gu, '\ufffd')
    : '';
}

export interface ApiCall {
  /** @param answer the answer that the mocked transport sends */
  send: (answer: unknown) => Promise<unknown>;
  findProblem: valid.Check;
}

/** All calls except one whose payload and answer are unknown. */
export type ApiCallName = 'lookup' | StartupCall | Exclude<EndpointName, 'addCustomizedTopping'>;

export const apiCalls: Record<ApiCallName, ApiCall> = {
  lookup: { send: () => shop.lookUpShop('tiny'), findProblem: valid.lookup },
  restaurantInfo: { send: () => shop.fetchInfo(RESTAURANT_ID), findProblem: valid.info },
  restaurantProfile: { send: () => shop.fetchProfile(RESTAURANT_ID), findProblem: valid.profile },
  timing: { send: () => shop.fetchTiming(RESTAURANT_ID), findProblem: valid.timing },
  banners: { send: () => menu.fetchBanners(RESTAURANT_ID), findProblem: valid.banners },
  categories: { send: () => menu.fetchCategoryTiles(RESTAURANT_ID), findProblem: valid.categoryTiles },
  dishes: { send: () => menu.fetchMenu(RESTAURANT_ID), findProblem: valid.menu },
  customizationGroups: {
    send: () => options.fetchCustomizationGroups(RESTAURANT_ID),
    findProblem: valid.customizationGroups,
  },
  addOnGroups: { send: () => options.fetchAddOnGroups(RESTAURANT_ID), findProblem: valid.addOnGroups },
  sendOtp: { send: () => login.sendOtp(DINER), findProblem: valid.sentOtp },
  verifyOtp: { send: () => login.verifyOtp(verification), findProblem: valid.page },
  signUp: { send: () => login.signUp(DINER, 'Asha', RESTAURANT_ID), findProblem: valid.done },
  addGuest: { send: () => session.addGuest(RESTAURANT_ID), findProblem: valid.id },
  wallet: { send: () => session.fetchWallet(RESTAURANT_ID, DINER), findProblem: valid.money },
  cart: { send: () => cart.fetchCartLines('c-1'), findProblem: valid.cart },
  addToCart: {
    send: () => cart.addToCart({ phone: DINER, restaurantId: RESTAURANT_ID, variantId: 'v-1', quantity: 2 }),
    findProblem: valid.id,
  },
  addCustomized: { send: () => cart.addCustomized('c-1', 'v-1', 1, '[]'), findProblem: valid.id },
  removeFromCart: { send: () => cart.removeFromCart(DINER, 'v-1', 'c-1'), findProblem: valid.done },
  deleteCart: { send: () => cart.deleteCart('c-1'), findProblem: valid.done },
  changeCustomized: {
    send: () => cart.changeCustomized('c-1', 't-1', 'add'),
    findProblem: valid.done,
  },
  offers: { send: () => offers.fetchOffers(RESTAURANT_ID), findProblem: valid.offers },
  applyOffer: { send: () => offers.applyOffer('c-1', 'o-1'), findProblem: valid.applied },
  bill: {
    send: () => billApi.fetchBill(RESTAURANT_ID, billQuery, new AbortController().signal),
    findProblem: valid.bill,
  },
  order: {
    send: (answer) => orders.fetchOrder(orderIdOf(answer)),
    findProblem: valid.order,
  },
  orderHistory: { send: () => orders.fetchHistory(DINER, RESTAURANT_ID), findProblem: valid.history },
  addresses: { send: () => addresses.fetchAddresses(DINER, RESTAURANT_ID), findProblem: valid.addresses },
  addAddress: {
    send: () => addresses.addAddress(address, DINER, RESTAURANT_ID),
    findProblem: valid.idOrNone,
  },
  editAddress: {
    send: () => addresses.editAddress({ ...address, id: 'a-1' }, DINER, RESTAURANT_ID),
    findProblem: valid.done,
  },
  deleteAddress: { send: () => addresses.deleteAddress('a-1'), findProblem: valid.done },
};
