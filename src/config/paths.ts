/** Both lead to the tracking page. */
export const TRACKING_PATHS = ['/orderInfo', '/order-history/orderInfo'] as const;

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
  orderInfo: (orderId: string) => `${TRACKING_PATHS[0]}?OrderId=${encodeURIComponent(orderId)}`,
  booking: '/bookTable',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  terms: '/term-and-condition',
} as const;

/** The paths that carry a name or an id, as the router reads it out of them. */
export const CATEGORY_PATTERN = '/menu/:category';
export const ORDER_PATTERN = '/order-history/order-details/:orderId';

/** A path in the form that the router compares: without regard to case or to slashes at its end. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || paths.home;
}

const trackingPaths = TRACKING_PATHS.map(normalizePath);

export function isTrackingPath(pathname: string): boolean {
  return trackingPaths.includes(normalizePath(pathname));
}
