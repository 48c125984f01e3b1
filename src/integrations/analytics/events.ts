import { normalizePath, paths, TRACKING_PATHS } from '@/config/paths';
import type { Paise } from '@/lib/money';

interface Sold {
  value: Paise;
  dishIds: readonly string[];
  name?: string;
  count?: number;
}

/** Events for analytics tools. They never contain a phone, an address or a diner's name. */
export type AnalyticsEvent =
  | { kind: 'page'; page: string }
  | ({ kind: 'dish' | 'add' | 'checkout' } & Sold)
  | { kind: 'purchase'; value: Paise; orderId: string };

const details = paths.orderDetails('');

const PAGES: readonly string[] = [
  paths.home,
  paths.cart,
  paths.offers,
  paths.search,
  paths.address,
  paths.closed,
  paths.history,
  ...TRACKING_PATHS,
  paths.booking,
  paths.privacy,
  paths.refund,
  paths.terms,
];

/** Leaves order numbers out. Unknown paths may contain personal data and return null. */
export function analyticsPageOf(path: string): string | null {
  const normalized = normalizePath(path);
  if (normalized.startsWith(details)) return normalizePath(details);
  // One segment below the menu is a category.
  if (/^\/menu(\/[^/]+)?$/.test(normalized)) return path;
  return PAGES.find((page) => normalizePath(page) === normalized) ?? null;
}
