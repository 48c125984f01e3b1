/** The storefront's own calls. Import it after `__STOREFRONT_ENV__` is set. */
export { ApiFailure } from '../../src/api/failure';
export { fetchAddresses } from '../../src/domain/addresses/api';
export { fetchBill } from '../../src/domain/bill/api';
export { honoursOffer } from '../../src/domain/bill/types';
export { fetchCart } from '../../src/domain/cart/api';
export {
  formatCustomization,
  addCustomized,
  addToCart,
  changeCustomized,
  deleteCart,
  removeFromCart,
} from '../../src/domain/cart/change-api';
export { fetchBanners, fetchCategoryTiles, fetchMenu } from '../../src/domain/menu/api';
export { isCustomizable } from '../../src/domain/menu/types';
export { applyOffer, fetchOffers } from '../../src/domain/offers/api';
export { fetchAddOnGroups, fetchCustomizationGroups } from '../../src/domain/option-groups/api';
export { groupsOfDish } from '../../src/domain/option-groups/dish-groups';
export { fetchHistory, fetchOrder } from '../../src/domain/orders/api';
export { addGuest, fetchWallet } from '../../src/domain/session/api';
export { isLoggedInPhone } from '../../src/domain/session/phone';
export { fetchInfo, fetchProfile, fetchTiming, lookUpShop } from '../../src/domain/shop/api';
export { initialSelection, toDishSelection } from '../../src/features/dish/selection';
