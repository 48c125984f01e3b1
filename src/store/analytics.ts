import { isAnyOf } from '@reduxjs/toolkit';
import type { RootState } from '@/store';
import { addDish, changeCustomized } from '@/domain/cart/thunks';
import { orderConfirmed } from '@/domain/orders/events';
import { checkoutBegun, dishViewed, pageViewed } from '@/domain/visit/events';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';
import type { Step } from './analytics-events';
import { loadShop } from './start';

/** Steps kept until it is known whether the shop has any tools, and their code is there. */
const MAX_WAITING_STEPS = 50;

/** The steps of a visit that there is something to tell of. */
const isStep = isAnyOf(
  pageViewed,
  dishViewed,
  checkoutBegun,
  orderConfirmed,
  addDish.fulfilled,
  changeCustomized.fulfilled,
);

/**
 * Tells the shop's analytics what diners do (spec, section 1). Their code loads only when the lookup gave ids,
 * after the first screen's data and the page itself.
 */
export function listenForAnalytics(listen: Listen): void {
  let waiting: Step[] = [];
  let hurry = () => {};
  // Whoever comes back from paying may leave at once.
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

/** @param urgent what does not wait for the page to be settled. */
async function startTools(shop: RootState['shop'], urgent: Promise<void>) {
  await Promise.race([afterFirstScreen(), urgent]);
  const { startAnalyticsEvents } = await import('./analytics-events');
  return startAnalyticsEvents(shop);
}
