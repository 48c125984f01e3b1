/**
 * What is wanted from the server now (docs/behaviour.md 1.2): the shop and the cart at the start, what components show, what
 * a change or a login has made outdated, and what has failed.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { cartCleared, linesMayArrive } from '@/domain/cart/events';
import { changeAccepted, changeRejected, isCartChange } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectPendingAction } from '@/domain/dialogs/slice';
import { networkChanged, selectConnectivity } from '@/domain/connectivity/slice';
import { pageViewed } from '@/domain/events';
import { isSameOrder } from '@/domain/orders/order-id';
import { statusKind } from '@/domain/orders/status';
import { ORDER_DETAILS, orderReceived, statusOf } from '@/domain/orders/types';
import { mayRepeat } from '@/domain/server/resource-state';
import { resources, type AnyResource } from '@/domain/server/resources';
import { resourceWanted, type Freshness } from '@/domain/server/wanted-resources';
import { guest, wallet } from '@/domain/session/slice';
import { loggedIn, sessionEnded } from '@/domain/session/types';
import { shopLookup } from '@/domain/shop/slice';
import type { AppDispatch, RootState } from '@/domain/root-reducer';
import { retryDelay } from '@/lib/retry-delay';
import { onReturn } from '@/platform/page-events';
import { afterFirstScreen, whenVisible, yieldToMain } from '@/platform/scheduling';
import type { Listen } from './listeners/listen';

interface Wanted {
  resource: AnyResource;
  arg: unknown;
}

/** The resources that components show, with what they would ask now. */
function shown(state: RootState, freshnesses: readonly Freshness[]): Wanted[] {
  return state.wanted.flatMap(({ type, arg, freshness }) => {
    const resource = resources.get(type);
    if (!resource || !freshnesses.includes(freshness)) return [];
    const known = resource.argOf ? resource.argOf(state) : arg;
    return known === null ? [] : [{ resource, arg: known }];
  });
}

const canFetch = (state: RootState, { resource, arg }: Wanted) => resource.canFetch(state, arg);

const due = (state: RootState) =>
  shown(state, ['once', 'each-time']).filter(
    (wanted) => canFetch(state, wanted) && wanted.resource.isDue(state, wanted.arg),
  );

const withoutArg = (isIncluded: (resource: AnyResource) => boolean): Wanted[] =>
  [...resources.values()].filter(isIncluded).map((resource) => ({ resource, arg: undefined }));

const hasFailed = (state: RootState, { resource, arg }: Wanted) =>
  resource.select(state, arg)?.status === 'failed';

const failed = (state: RootState) => {
  const others = shown(state, ['once', 'each-time']).filter(({ resource }) => resource.retry === undefined);
  return [...withoutArg(({ retry }) => retry !== undefined), ...others].filter((wanted) =>
    hasFailed(state, wanted),
  );
};

const isRepeatable = (state: RootState, { resource, arg }: Wanted) => mayRepeat(resource.select(state, arg));

const fetchAll = (wanted: readonly Wanted[]) => (dispatch: AppDispatch) =>
  Promise.all(wanted.map(({ resource, arg }) => dispatch(resource.fetch(arg))));

/**
 * Loads the shop: the lookup, then its parts. Repeats what has failed, whatever it is.
 * @param isByDiner what the diner does is never held back, also when the server asks to wait
 */
export const loadShop =
  (isByDiner = true) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const start = getState();
    const isAllowed = (wanted: Wanted) => isByDiner || isRepeatable(start, wanted);
    const failures = failed(start).filter((wanted) => !wanted.resource.isPartOfShop && isAllowed(wanted));
    void dispatch(fetchAll(failures));
    if (isByDiner || mayRepeat(start.shop.lookup)) await dispatch(shopLookup.fetch());
    if (!getState().shop.lookup.data) return;
    // The page renders the lookup's result before the calls start.
    await yieldToMain();
    // Some can only be repeated now that the restaurant is known.
    const refused = failures.filter((wanted) => !canFetch(start, wanted));
    const parts = withoutArg(({ isPartOfShop }) => isPartOfShop).filter(isAllowed);
    await dispatch(fetchAll([...parts, ...refused]));
  };

const isSame = (one: readonly Wanted[], other: readonly Wanted[]) =>
  one.length === other.length &&
  one.every(({ resource, arg }, index) => resource === other[index]?.resource && arg === other[index].arg);

/** Fetches what components show: when it was never asked or depends on something else now, and as fresh as they want it. */
function listenForShown(listen: Listen): void {
  listen({
    predicate: (_, state, before) => {
      if (state === before) return false;
      const now = due(state);
      return now.length > 0 && !isSame(now, due(before));
    },
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const now = due(getState());
      const debounced = now.filter(({ resource }) => resource.debounceMs > 0);
      void dispatch(fetchAll(now.filter((wanted) => !debounced.includes(wanted))));
      if (debounced.length === 0) return;
      // A running request asks for something else.
      for (const { resource, arg } of debounced) dispatch(resource.drop(arg));
      await delay(Math.max(...debounced.map(({ resource }) => resource.debounceMs)));
      void dispatch(fetchAll(due(getState())));
    },
  });
  listen({
    actionCreator: resourceWanted,
    effect: async ({ payload: { id, type, arg, freshness } }, { delay, dispatch, getState }) => {
      const resource = resources.get(type);
      const status = resource?.select(getState(), arg)?.status;
      const isOutdated = status === 'failed' || (freshness === 'each-time' && status === 'ready');
      if (!resource || !isOutdated || freshness === 'polled') return;
      if (resource.debounceMs > 0) await delay(resource.debounceMs);
      if (getState().wanted.some((wanted) => wanted.id === id)) await dispatch(resource.fetch(arg));
    },
  });
  listen({
    actionCreator: resourceWanted,
    effect: async ({ payload: { id, type, arg, freshness } }, { dispatch, getState, pause }) => {
      const resource = resources.get(type);
      if (!resource || freshness !== 'polled') return;
      const isWanted = () => getState().wanted.some((wanted) => wanted.id === id);
      for (let polls = 0; isWanted(); polls += 1) {
        const hasReturned = await pause(untilReturn(resource.pollDelayMs(polls)));
        if (hasReturned) polls = -1;
        if (document.visibilityState === 'hidden' || !isWanted()) continue;
        const state = getState();
        const wanted = { resource, arg };
        // listenForReturn() refreshes what may be outdated.
        if (hasReturned && resource.maxAgeMs < Infinity) continue;
        if (resource.isLive(state, arg) && isRepeatable(state, wanted)) void dispatch(resource.refresh(arg));
      }
    },
  });
}

/** Whether the data may be outdated. The device's clock may have been set back. */
const isTooOld = (state: RootState, { resource, arg }: Wanted) =>
  Math.abs(Date.now() - (resource.select(state, arg)?.askedAt ?? 0)) > resource.maxAgeMs;

const outdated = (state: RootState) =>
  withoutArg(({ maxAgeMs }) => maxAgeMs < Infinity).filter((wanted) => isTooOld(state, wanted));

const refreshOutdated = () => (dispatch: AppDispatch, getState: () => RootState) => {
  const state = getState();
  for (const wanted of outdated(state)) {
    if (isRepeatable(state, wanted)) void dispatch(wanted.resource.refresh());
  }
};

/**
 * Refreshes outdated data when the diner returns to the page, and again if that fails: a phone that wakes up may have no
 * network yet.
 */
function listenForReturn(listen: Listen): void {
  listen({
    actionCreator: pageViewed,
    effect: async (_, { dispatch, getState, pause, unsubscribe }) => {
      unsubscribe();
      await pause(untilReturn(null));
      for (let attempts = 0; ; attempts += 1) {
        const isVisible = document.visibilityState === 'visible';
        // Offline, it is refreshed as soon as there is a network.
        if (isVisible && selectConnectivity(getState()) !== 'offline') dispatch(refreshOutdated());
        const isDone = !isVisible || outdated(getState()).every((wanted) => hasFailed(getState(), wanted));
        const hasReturned = await pause(untilReturn(isDone ? null : retryDelay(RETRY_DELAYS_MS, attempts)));
        if (hasReturned) attempts = -1;
      }
    },
  });
}

/** Waits until the diner returns to the page, at most for `ms`, if given. @returns whether the diner has returned */
function untilReturn(ms: number | null): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (hasReturned: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(hasReturned);
    };
    const timer = ms === null ? undefined : setTimeout(end, ms, false);
    const stop = onReturn(() => end(true));
  });
}

const RETRY_DELAYS_MS = [15_000, 15_000, 30_000, 60_000];

/** Repeats failed calls when online again, on the next page, and periodically while the page is visible. */
function listenForRetries(listen: Listen): void {
  listen({
    actionCreator: networkChanged,
    effect: async ({ payload: isOnline }, { dispatch }) => {
      if (!isOnline) return;
      dispatch(refreshOutdated());
      await dispatch(loadShop(false));
    },
  });
  let isFirstPage = true;
  listen({
    actionCreator: pageViewed,
    effect: async ({ meta }, { dispatch, getState }) => {
      const shouldRetry = !isFirstPage && failed(getState()).length > 0;
      isFirstPage = false;
      if (shouldRetry) await dispatch(loadShop(!meta.isRestored));
    },
  });
  const timed = () => withoutArg(({ retry }) => retry === 'timer');
  const missing = (state: RootState) => timed().filter((wanted) => hasFailed(state, wanted));
  let attempts = 0;
  listen({
    predicate: (_, state, before) =>
      state !== before &&
      timed().some(({ resource }) => {
        const now = resource.select(state);
        return now !== resource.select(before) && (now?.status === 'failed' || now?.status === 'ready');
      }),
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState, pause }) => {
      cancelActiveListeners();
      if (missing(getState()).length === 0 || selectConnectivity(getState()) === 'offline') {
        attempts = 0;
        return;
      }
      const waits = missing(getState()).map(({ resource }) => resource.select(getState())?.waitUntil ?? 0);
      const askedDelay = retryDelay([Math.min(...waits) - Date.now()], 0);
      await delay(Math.max(retryDelay(RETRY_DELAYS_MS, attempts), askedDelay));
      await pause(whenVisible());
      attempts += 1;
      void dispatch(loadShop(false));
    },
  });
}

function listenForCartChanges(listen: Listen): void {
  // Reads the cart after an accepted change, and after a failure that may have changed it or has dropped a fetch.
  listen({
    matcher: isAnyOf(changeAccepted, changeRejected),
    effect: async (action, { dispatch, getState }) => {
      const { cartId, lines } = getState().cart;
      const isFetchDropped = lines.status === 'pending' && lines.requestId === null;
      if (!cartId || (!isCartChange(action) && !isFetchDropped)) return;
      // Without lines, the cart is cleared without a request, unless earlier changes are unread.
      if (changeAccepted(action) && lines.data.length === 0 && lines.status === 'ready') {
        dispatch(cartCleared());
        return;
      }
      await dispatch(fetchCart());
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, { dispatch, getState }) => {
      const { cart } = getState();
      if (!cart.cartId) return;
      // Place Order lists what has changed.
      const isListed = selectPendingAction(getState()) === 'place-order';
      if (cart.lines.askedAt > 0 && !isListed) dispatch(linesMayArrive());
      await dispatch(fetchCart());
    },
  });
}

/** The order of a message from the tracking page is asked for when its status is new. The page asks for its own order. */
function listenForOrders(listen: Listen): void {
  listen({
    actionCreator: orderReceived,
    effect: async ({ payload: { id, status } }, { dispatch, getOriginalState }) => {
      const { orders, wanted } = getOriginalState();
      const known = statusOf(orders, id);
      const isAsked = wanted.some(({ type, arg }) => type === ORDER_DETAILS && isSameOrder(arg ?? '', id));
      const isNew = known === undefined ? !isAsked : known !== status;
      const details = resources.get(ORDER_DETAILS);
      if (details && isNew && statusKind(status) !== 'delivered') await dispatch(details.fetch(id));
    },
  });
}

function listenForDiner(listen: Listen): void {
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (_, { dispatch }) => {
      await dispatch(wallet.fetch());
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: async ({ payload: otherTab }, { dispatch }) => {
      // The tab that logged out requests the guest.
      if (!otherTab) await dispatch(guest.fetch());
    },
  });
  listen({
    matcher: shopLookup.isAnswer,
    effect: async (_, { dispatch, pause, take }) => {
      // Wallet and guest are not needed for the first screen. An earlier add requests the guest itself.
      const hasEnded = await Promise.race([take(sessionEnded.match), pause(afterFirstScreen())]);
      // The listener above requests the guest.
      if (hasEnded) return;
      await dispatch(wallet.fetch());
      await dispatch(guest.fetch());
    },
  });
}

export function listenForWanted(listen: Listen): void {
  listenForShown(listen);
  listenForReturn(listen);
  listenForRetries(listen);
  listenForCartChanges(listen);
  listenForOrders(listen);
  listenForDiner(listen);
}
