import { isAnyOf } from '@reduxjs/toolkit';
import { addDish, changeCustomized } from '@/domain/cart/thunks';
import { orderConfirmed } from '@/domain/orders/types';
import type { RootState } from '@/domain/root-reducer';
import { selectIsShopSettled } from '@/domain/catalogue/catalogue';
import { checkoutStarted, dishViewed, pageViewed } from '@/domain/events';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';
import type { ReportedAction } from './analytics-events';

const MAX_QUEUED_ACTIONS = 50;

const isReported = isAnyOf(
  pageViewed,
  dishViewed,
  checkoutStarted,
  orderConfirmed,
  addDish.fulfilled,
  changeCustomized.fulfilled,
);

/** Reports actions to analytics. The code loads after the first screen, if the lookup returned ids. */
export function listenForAnalytics(listen: Listen): void {
  // Emptied once the tools have started or are known not to: each entry keeps two states in memory.
  let queue: ReportedAction[] = [];
  let resolveOrdered = () => {};
  const ordered = new Promise<void>((resolve) => (resolveOrdered = resolve));
  let report = (reported: ReportedAction) => {
    if (queue.length < MAX_QUEUED_ACTIONS) queue.push(reported);
  };
  const stop = listen({
    matcher: isReported,
    effect: (action, { getOriginalState, getState }) => {
      report({ action, state: getState(), before: getOriginalState() });
      if (orderConfirmed.match(action)) resolveOrdered();
    },
  });

  listen({
    predicate: (_, state) => selectIsShopSettled(state),
    effect: async (_, { getState, unsubscribe }) => {
      const { shop } = getState();
      unsubscribe();
      const hasTools = shop.behaviourToolId !== '' || shop.adPixelId !== '';
      // Content blockers block the file by its name.
      const send = hasTools ? await startTools(shop, ordered).catch(() => null) : null;
      if (send) {
        report = send;
        queue.forEach(send);
      } else stop();
      queue = [];
    },
  });
}

/** @param ordered resolves when an order was placed. The diner may leave soon, so the tools then start at once. */
async function startTools(shop: RootState['shop'], ordered: Promise<void>) {
  await Promise.race([afterFirstScreen(), ordered]);
  const { startAnalyticsEvents } = await import('./analytics-events');
  return startAnalyticsEvents(shop);
}
