import { isAnyOf } from '@reduxjs/toolkit';
import type { RootState } from '@/store';
import { selectCartTotal, selectItemCount } from '@/domain/cart/slice';
import { addDish, changeCustomized } from '@/domain/cart/thunks';
import { selectDish, selectVariantOwners } from '@/domain/menu/slice';
import { orderConfirmed } from '@/domain/orders/events';
import { checkoutBegun, dishViewed, pageViewed } from '@/domain/visit/events';
import { asksNotToBeTracked } from '@/integrations/analytics/consent';
import { pageOf, type AnalyticsEvent } from '@/integrations/analytics/events';
import { analyticsIds } from '@/integrations/analytics/ids';
import { whenSettled } from '@/lib/usable';
import type { Listen } from './listen';
import { loadShop } from './start';

/** Events kept for the tools until it is known whether the shop has any, or the page is usable. */
const MOST_WAITING = 50;

/**
 * Tells the shop's analytics what diners do (spec, section 1). The tools load only when the lookup gave ids,
 * after the first screen's data and the page itself, and never when the browser asks not to be tracked.
 */
export function listenForAnalytics(listen: Listen): void {
  if (asksNotToBeTracked()) return;
  let waiting: AnalyticsEvent[] | null = [];
  let tell: ((event: AnalyticsEvent) => void) | null = null;
  const report = (event: AnalyticsEvent) => {
    if (tell) tell(event);
    else if (waiting && waiting.length < MOST_WAITING) waiting.push(event);
  };

  let isStarted = false;
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, api) => {
      const { shop } = api.getState();
      if (isStarted || shop.lookup !== 'found') return;
      isStarted = true;
      const ids = analyticsIds(shop.behaviourToolId, shop.adPixelId);
      if (ids) {
        await whenSettled();
        const { startAnalytics } = await import('@/integrations/analytics');
        tell = startAnalytics(ids);
        waiting?.forEach(tell);
      }
      waiting = null;
    },
  });

  listen({
    actionCreator: pageViewed,
    effect: ({ payload }) => {
      const page = pageOf(payload);
      if (page !== null) report({ kind: 'page', page });
    },
  });
  listen({
    actionCreator: dishViewed,
    effect: ({ payload }, api) => {
      const dish = selectDish(api.getState(), payload);
      if (!dish) return;
      report({ kind: 'dish', value: dish.variants[0].offerPrice, dishIds: [dish.id], name: dish.name });
    },
  });
  listen({
    matcher: isAnyOf(addDish.fulfilled, changeCustomized.fulfilled),
    effect: (_, api) => {
      const change = api.getOriginalState().cart.busy?.change;
      if (!change || change.delta <= 0) return;
      const dish = selectVariantOwners(api.getState()).get(change.variantId)?.dish;
      report({
        kind: 'add',
        value: change.amount,
        count: change.delta,
        dishIds: dish ? [dish.id] : [],
        ...(dish && { name: dish.name }),
      });
    },
  });
  listen({
    actionCreator: checkoutBegun,
    effect: (_, api) => {
      const state = api.getState();
      const dishIds = dishIdsOf(state);
      report({ kind: 'checkout', value: selectCartTotal(state), count: selectItemCount(state), dishIds });
    },
  });
  listen({
    actionCreator: orderConfirmed,
    effect: ({ payload: { id, total } }) => {
      report({ kind: 'purchase', value: total, orderId: id });
    },
  });
}

function dishIdsOf(state: RootState): string[] {
  const owners = selectVariantOwners(state);
  const ids = state.cart.lines.flatMap((line) => owners.get(line.variantId)?.dish.id ?? []);
  return [...new Set(ids)];
}
