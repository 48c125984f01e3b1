/** Modules in `src/routes` by the first path segments, in lower case because the router ignores case. */
const pages: Readonly<Record<string, string>> = {
  '': 'home',
  menu: 'menu',
  cart: 'cart',
  offer: 'offers',
  search: 'search',
  address: 'address',
  close: 'closed',
  'order-history': 'order-history',
  'order-history/order-details': 'order-details',
  'order-history/orderinfo': 'order-info',
  orderinfo: 'order-info',
  booktable: 'book-table',
  'refund-policy': 'refund-policy',
  'term-and-condition': 'term-and-condition',
  'privacy-policy': 'privacy-policy',
};

/** @param path relative to the shop's base. Unknown paths map to home. */
export function matchPage(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean);
  return pages[`${first}/${second}`] ?? (Object.hasOwn(pages, first) ? pages[first] : undefined) ?? 'home';
}
