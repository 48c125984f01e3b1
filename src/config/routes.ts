interface RouteEntry {
  /** Path patterns below the restaurant's base. Links lead to the first, unless there is a `link`. */
  patterns: readonly [string, ...string[]];
  link?: (...parameters: never[]) => string;
  /** 'main': linked in the top bar and the side menu. 'more': linked at the end of the side menu. */
  nav?: 'main' | 'more';
  /** Other pages have their own header on phones. */
  hasTopBarOnPhones?: true;
  /** Pages with their own bottom bar or a form hide the floating cart bar. */
  hasFloatingBars?: false;
  isFullScreen?: true;
  /** Analytics receive the parameters, because they are not personal. */
  hasPublicParameters?: true;
  isPrerendered?: true;
  /** The service worker caches the page's code before the first visit of the page. */
  isPrecached?: true;
}

/** `orderHistory` is the page in `src/routes/order-history.tsx`. Navigation lists its links in this order. */
const table = {
  home: {
    patterns: ['/'],
    nav: 'main',
    hasTopBarOnPhones: true,
    isPrerendered: true,
    isPrecached: true,
  },
  menu: {
    patterns: ['/menu', '/menu/:category'],
    link: (category?: string) => (category === undefined ? '/menu' : `/menu/${encodeURIComponent(category)}`),
    nav: 'main',
    hasTopBarOnPhones: true,
    hasPublicParameters: true,
    isPrerendered: true,
    isPrecached: true,
  },
  search: { patterns: ['/search'], nav: 'main', isPrecached: true },
  orderHistory: { patterns: ['/order-history'], nav: 'main' },
  cart: { patterns: ['/cart'], nav: 'main', hasFloatingBars: false, isPrecached: true },
  privacyPolicy: { patterns: ['/privacy-policy'], nav: 'more' },
  refundPolicy: { patterns: ['/refund-policy'], nav: 'more' },
  termAndCondition: { patterns: ['/term-and-condition'], nav: 'more' },
  offers: { patterns: ['/offer'] },
  address: {
    patterns: ['/address'],
    link: (addressId: string) => `/address?id=${encodeURIComponent(addressId)}`,
    hasFloatingBars: false,
  },
  closed: { patterns: ['/close'] },
  orderDetails: {
    patterns: ['/order-history/order-details/:orderId'],
    link: (orderId: string) => `/order-history/order-details/${encodeURIComponent(orderId)}`,
  },
  orderInfo: {
    patterns: ['/orderInfo', '/order-history/orderInfo'],
    link: (orderId?: string) =>
      orderId === undefined ? '/orderInfo' : `/orderInfo?OrderId=${encodeURIComponent(orderId)}`,
    isFullScreen: true,
    isPrecached: true,
  },
  bookTable: { patterns: ['/bookTable'], hasFloatingBars: false },
} as const satisfies Record<string, RouteEntry>;

export type RouteTable = typeof table;
export type RouteId = keyof RouteTable;

export type RouteIdWith<Option extends keyof RouteEntry, Value> = {
  [Id in RouteId]: RouteTable[Id] extends Readonly<Record<Option, Value>> ? Id : never;
}[RouteId];

export const routes: Readonly<Record<RouteId, RouteEntry>> = table;
// Marked as pure: otherwise the inline script (`src/boot`) would contain the table.
export const routeIds = /* @__PURE__ */ Object.keys(table) as RouteId[];

export function routesWith<Option extends keyof RouteEntry, Value extends RouteEntry[Option]>(
  option: Option,
  value: Value,
) {
  return routeIds.filter((id) => routes[id][option] === value) as RouteIdWith<Option, Value>[];
}

/** Returns the name of the page's module in `src/routes`. */
export function moduleOf(id: RouteId): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @param path below the restaurant's base. Like the router, ignores case and trailing slashes. */
export function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`, 'i').test(`${path}/`);
}

/** Finds the page of a path below the restaurant's base. The router redirects other paths to home. */
export function matchRoute(path: string): { id: RouteId; pattern: string } | undefined {
  for (const id of routeIds) {
    const pattern = routes[id].patterns.find((each) => matchesPattern(each, path));
    if (pattern !== undefined) return { id, pattern };
  }
  return undefined;
}
