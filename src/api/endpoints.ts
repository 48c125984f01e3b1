import { serverEnv } from '@/config/server-env';

/** Calls below `{VITE_API_HOST}/api/` that send only the restaurant id (docs/api/openapi.yaml). */
export const catalogueCalls = {
  banners: { method: 'GET', path: 'display/Slider', idField: 'RestaurentId' },
  restaurantInfo: { method: 'GET', path: 'display/display_resturent_info', idField: 'id' },
  timing: { method: 'POST', path: 'Daily/Timing', idField: 'RestaurentId' },
  dishes: { method: 'GET', path: 'display/display_dish_list', idField: 'id' },
  categories: { method: 'GET', path: 'display/all_categories', idField: 'id' },
  restaurantProfile: { method: 'GET', path: 'display/restro_address_info', idField: 'id' },
} as const;

/** Calls that the inline script in the HTML (`src/boot`) preloads. */
export const startupCalls = {
  ...catalogueCalls,
  cart: { method: 'GET', path: 'cart/displayTestFramCore', idField: 'id' },
} as const;

export type CatalogueCall = keyof typeof catalogueCalls;
export type StartupCall = keyof typeof startupCalls;

/** All other calls, below the same base URL. */
export const endpoints = {
  sendOtp: 'otp/otpsend',
  verifyOtp: 'otp/otpverify',
  signUp: 'customer/signup',
  wallet: 'Wallet/UserWalletReward',
  addGuest: 'Guest/UserAdd',
  addToCart: 'cart/addItemTest',
  addCustomized: 'cart/addNewCustDish',
  /** Payload and answer are unknown, so this call is unused. */
  addCustomizedTopping: 'cart/addNewCustTopping',
  removeFromCart: 'cart/remove',
  deleteCart: 'cart/delete',
  customizationGroups: 'cart/getCustomizedDishItem',
  addOnGroups: 'cart/getAddConsItem',
  changeCustomized: 'cart/Cust_Dish_Item',
  offers: 'Offer/display_for_restaurent',
  applyOffer: 'Offer/apply',
  bill: 'PriceCalculate/Cart',
  order: 'Display/Order',
  orderHistory: 'Order/history',
  addresses: 'Display/Address',
  addAddress: 'address/add',
  editAddress: 'address/Edit',
  deleteAddress: 'address/Delete',
} as const;

export type EndpointName = keyof typeof endpoints;

/** `fields` are sent as the query (GET) or as a form-encoded body (POST). */
export interface ApiRequest {
  method: 'GET' | 'POST';
  url: string;
  fields: Readonly<Record<string, string>>;
}

/** Makes every call below the base URL. */
export function apiRequest(
  method: ApiRequest['method'],
  path: string,
  fields: ApiRequest['fields'],
): ApiRequest {
  return { method, url: `${serverEnv.apiHost}/api/${path}`, fields };
}

/** @param id cart id for the cart, otherwise the restaurant id. */
export function startupRequest(call: StartupCall, id: string): ApiRequest {
  const { method, path, idField } = startupCalls[call];
  return apiRequest(method, path, { [idField]: id });
}

export function lookupRequest(domain: string): ApiRequest {
  return { method: 'GET', url: `${serverEnv.lookupHost}/restro_id_new/`, fields: { domain } };
}
