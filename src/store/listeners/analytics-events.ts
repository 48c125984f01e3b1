import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { selectCartTotal, selectItemCount } from '@/domain/cart/slice';
import { addDish, changeCustomized } from '@/domain/cart/thunks';
import { selectDish, selectVariantOwners } from '@/domain/menu/slice';
import { orderConfirmed } from '@/domain/orders/types';
import type { RootState } from '@/domain/root-reducer';
import { checkoutStarted, dishViewed, pageViewed } from '@/domain/events';
import {
  analyticsIds,
  analyticsPageOf,
  isTrackingOptedOut,
  startAnalytics,
  type AnalyticsEvent,
} from '@/integrations/analytics';

export interface ReportedAction {
  action: UnknownAction;
  state: RootState;
  before: RootState;
}

const added = isAnyOf(addDish.fulfilled, changeCustomized.fulfilled);

function eventOf({ action, state, before }: ReportedAction): AnalyticsEvent | null {
  if (pageViewed.match(action)) {
    const page = analyticsPageOf(action.payload);
    return page === null ? null : { kind: 'page', page };
  }
  if (dishViewed.match(action)) {
    const dish = selectDish(state, action.payload);
    if (!dish) return null;
    return { kind: 'dish', value: dish.variants[0].offerPrice, dishIds: [dish.id], name: dish.name };
  }
  if (added(action)) {
    const change = before.cart.lock?.change;
    if (!change || change.delta <= 0) return null;
    const dish = selectVariantOwners(state).get(change.variantId)?.dish;
    return {
      kind: 'add',
      value: change.amount,
      count: change.delta,
      dishIds: dish ? [dish.id] : [],
      ...(dish && { name: dish.name }),
    };
  }
  if (checkoutStarted.match(action)) {
    const value = selectCartTotal(state);
    return { kind: 'checkout', value, count: selectItemCount(state), dishIds: dishIdsOf(state) };
  }
  if (!orderConfirmed.match(action)) return null;
  const { id, total } = action.payload;
  return { kind: 'purchase', value: total, orderId: id };
}

function dishIdsOf(state: RootState): string[] {
  const owners = selectVariantOwners(state);
  const ids = state.cart.lines.data.flatMap((line) => owners.get(line.variantId)?.dish.id ?? []);
  return [...new Set(ids)];
}

/** Loads the shop's tools. @returns a function that reports; null without tools, or when the browser opts out. */
export function startAnalyticsEvents(shop: RootState['shop']): ((reported: ReportedAction) => void) | null {
  const ids = isTrackingOptedOut() ? null : analyticsIds(shop.behaviourToolId, shop.adPixelId);
  if (!ids) return null;
  const send = startAnalytics(ids);
  return (reported) => {
    const event = eventOf(reported);
    if (event) send(event);
  };
}
