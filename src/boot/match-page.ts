/** The module in `src/routes` that draws a path, by the path's beginning as the router compares it. */
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

/** @param path below the shop's base. Any that is unknown leads home. */
export function matchPage(path: string): string {
  const [first = '', second = ''] = path.toLowerCase().split('/').filter(Boolean);
  return pages[`${first}/${second}`] ?? (Object.hasOwn(pages, first) ? pages[first] : undefined) ?? 'home';
}
