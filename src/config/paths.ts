/** Paths of the routes (spec, section 2), relative to the shop's base. */
export const paths = {
  home: '/',
  menu: (category?: string) => (category === undefined ? '/menu' : `/menu/${encodeURIComponent(category)}`),
  cart: '/cart',
  offers: '/offer',
  search: '/search',
  address: '/address',
  closed: '/close',
  history: '/order-history',
  orderDetails: (orderId: string) => `/order-history/order-details/${encodeURIComponent(orderId)}`,
  orderInfo: (orderId: string) => `/orderInfo?OrderId=${encodeURIComponent(orderId)}`,
  booking: '/bookTable',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  terms: '/term-and-condition',
} as const;

/** The paths that carry a name or an id, as the router reads it out of them. */
export const CATEGORY_PATTERN = '/menu/:category';
export const ORDER_PATTERN = '/order-history/order-details/:orderId';
