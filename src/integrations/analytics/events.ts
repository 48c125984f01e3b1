import { matchRoute, routes } from '@/config/routes';
import type { Paise } from '@/lib/money';

interface DishEventData {
  value: Paise;
  dishIds: readonly string[];
  name?: string;
  count?: number;
}

/** Events never contain a phone, an address or a diner's name. */
export type AnalyticsEvent =
  | { kind: 'page'; page: string }
  | ({ kind: 'dish' | 'add' | 'checkout' } & DishEventData)
  | { kind: 'purchase'; value: Paise; orderId: string };

/** Leaves out private parameters, such as order numbers. Unknown paths may contain personal data and return null. */
export function analyticsPageOf(path: string): string | null {
  const match = matchRoute(path);
  if (!match) return null;
  return routes[match.id].hasPublicParameters ? path : match.pattern.replace(/\/:.*/, '');
}
