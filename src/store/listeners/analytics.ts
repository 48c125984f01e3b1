import { isAnyOf } from '@reduxjs/toolkit';
import { addDish, changeCustomized } from '@/domain/cart/thunks';
import { orderConfirmed } from '@/domain/orders/events';
import type { RootState } from '@/domain/state';
import { checkoutBegun, dishViewed, pageViewed } from '@/domain/visit/events';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';
import type { Step } from './analytics-events';
import { loadShop } from '../start';

/** Steps queued until the tools are loaded. */
const MAX_WAITING_STEPS = 50;

const isStep = isAnyOf(
  pageViewed,
  dishViewed,
  checkoutBegun,
  orderConfirmed,
  addDish.fulfilled,
  changeCustomized.fulfilled,
);

/** Reports steps (spec §1). The code loads after the first screen, and only if the lookup returned ids. */
export function listenForAnalytics(listen: Listen): void {
  let waiting: Step[] = [];
  let hurry = () => {};
  // A diner back from payment may leave at once.
  const ordered = new Promise<void>((resolve) => (hurry = resolve));
  let report = (step: Step) => {
    if (waiting.length < MAX_WAITING_STEPS) waiting.push(step);
  };
  const stop = listen({
    predicate: (action, state, before) => {
      if (isStep(action)) report({ action, state, before });
      if (orderConfirmed.match(action)) hurry();
      return false;
    },
    effect: () => undefined,
  });

  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, unsubscribe }) => {
      const { shop } = getState();
      if (shop.lookup !== 'found') return;
      unsubscribe();
      const send = shop.behaviourToolId || shop.adPixelId ? await startTools(shop, ordered) : null;
      if (send) {
        report = send;
        waiting.forEach(send);
      } else stop();
      waiting = [];
    },
  });
}

/** @param urgent skips the wait for the first screen. */
async function startTools(shop: RootState['shop'], urgent: Promise<void>) {
  await Promise.race([afterFirstScreen(), urgent]);
  const { startAnalyticsEvents } = await import('./analytics-events');
  return startAnalyticsEvents(shop);
}
