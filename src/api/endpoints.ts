/**
 * The calls that read a restaurant's catalogue, below `{VITE_API_HOST}/api/` (spec, section 7; contract,
 * section 4). Each sends the restaurant's id and nothing else, in the field named here.
 */
export const catalogueCalls = {
  banners: { method: 'GET', path: 'display/Slider', idField: 'RestaurentId' },
  restaurantInfo: { method: 'GET', path: 'display/display_resturent_info', idField: 'id' },
  timing: { method: 'POST', path: 'Daily/Timing', idField: 'RestaurentId' },
  dishes: { method: 'GET', path: 'display/display_dish_list', idField: 'id' },
  categories: { method: 'GET', path: 'display/all_categories', idField: 'id' },
  restaurantProfile: { method: 'GET', path: 'display/restro_address_info', idField: 'id' },
} as const;

/** The calls with which a page opens, started by the lines in the HTML (`src/boot`): each sends one id. */
export const startupCalls = {
  ...catalogueCalls,
  cart: { method: 'GET', path: 'cart/displayTestFramCore', idField: 'id' },
} as const;

export type CatalogueCall = keyof typeof catalogueCalls;
export type StartupCall = keyof typeof startupCalls;

/** Every other call by name, below the same address. */
export const endpoints = {
  sendOtp: 'otp/otpsend',
  verifyOtp: 'otp/otpverify',
  signUp: 'customer/signup',
  wallet: 'Wallet/UserWalletReward',
  addGuest: 'Guest/UserAdd',
  addToCart: 'cart/addItemTest',
  addCustomized: 'cart/addNewCustDish',
  /** Neither its payload nor its answer is known: no caller. */
  addCustomizedTopping: 'cart/addNewCustTopping',
  removeFromCart: 'cart/remove',
  deleteCart: 'cart/delete',
  customizationGroups: 'cart/getCustomizedDishItem',
  addOnGroups: 'cart/getAddConsItem',
  changeCustomized: 'cart/Cust_Dish_Item',
  offers: 'Offer/display_for_restaurent',
  applyOffer: 'Offer/apply',
  price: 'PriceCalculate/Cart',
  order: 'Display/Order',
  orderHistory: 'Order/history',
  addresses: 'Display/Address',
  addAddress: 'address/add',
  editAddress: 'address/Edit',
  deleteAddress: 'address/Delete',
} as const;

export type EndpointName = keyof typeof endpoints;
