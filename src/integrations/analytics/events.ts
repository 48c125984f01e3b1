import { normalizePath, paths, TRACKING_PATHS } from '@/config/paths';
import type { Paise } from '@/lib/money';

/** What an amount was for: a dish, or all that is in a cart. */
interface Sold {
  value: Paise;
  /** Ids of the dishes. */
  dishIds: readonly string[];
  name?: string;
  /** Units. */
  count?: number;
}

/** What the analytics tools are told: never a phone, an address, or a name. */
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

/**
 * The page that a path names, as the tools are told of it: order numbers are left out, and what is no page of
 * the shop is not told at all, as nobody knows what may stand in it.
 */
export function analyticsPageOf(path: string): string | null {
  const normalized = normalizePath(path);
  if (normalized.startsWith(details)) return normalizePath(details);
  // One segment below the menu is a category.
  if (/^\/menu(\/[^/]+)?$/.test(normalized)) return path;
  return PAGES.find((page) => normalizePath(page) === normalized) ?? null;
}
