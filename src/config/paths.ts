export const TRACKING_PATHS = ['/orderInfo', '/order-history/orderInfo'] as const;

/** Route paths, relative to the shop's base (spec §2). */
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

export const CATEGORY_PATTERN = '/menu/:category';
export const ORDER_PATTERN = '/order-history/order-details/:orderId';

/** Lower-cases a path and strips trailing slashes, as the router does. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || paths.home;
}

const trackingPaths = TRACKING_PATHS.map(normalizePath);

export function isTrackingPath(pathname: string): boolean {
  return trackingPaths.includes(normalizePath(pathname));
}
