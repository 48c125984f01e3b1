/**
 * What is wanted from the server now (docs/behaviour.md 1.2): the shop and the cart at the start, what components show, what
 * a change or a login has made outdated, and what has failed.
 */
import { isAnyOf } from '@reduxjs/toolkit';
import { ORDER_POLL_DELAYS_MS } from '@/config/limits';
import { cartCleared } from '@/domain/cart/events';
import { changeAccepted, changeRejected, isCartChange } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { networkChanged, selectConnectivity } from '@/domain/connectivity/slice';
import { pageViewed } from '@/domain/events';
import { isSameOrder } from '@/domain/orders/order-id';
import { statusKind } from '@/domain/orders/status';
import { ORDER_DETAILS, orderReceived, statusOf } from '@/domain/orders/types';
import { resources, type AnyResource } from '@/domain/server/resource';
import { resourceWanted, type Freshness } from '@/domain/server/wanted';
import { guest, wallet } from '@/domain/session/slice';
import { loggedIn, sessionEnded } from '@/domain/session/types';
import { shopLookup } from '@/domain/shop/slice';
import type { AppDispatch, RootState } from '@/domain/root-reducer';
import { retryDelay } from '@/lib/retry-delay';
import { onVisibilityChange } from '@/platform/page-events';
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

const failed = (state: RootState) =>
  [...withoutArg(({ retry }) => retry !== undefined), ...shown(state, ['once', 'each-time'])].filter(
    (wanted) => hasFailed(state, wanted),
  );

const fetchAll = (wanted: readonly Wanted[]) => (dispatch: AppDispatch) =>
  Promise.all(wanted.map(({ resource, arg }) => dispatch(resource.fetch(arg))));

/** Loads the shop: the lookup, then its parts. Repeats what has failed, whatever it is. */
export const loadShop = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const start = getState();
  const failures = failed(start).filter(({ resource }) => !resource.isPartOfShop);
  void dispatch(fetchAll(failures));
  await dispatch(shopLookup.fetch());
  if (!getState().shop.lookup.data) return;
  // The page renders the lookup's result before the calls start.
  await yieldToMain();
  // Some can only be repeated now that the restaurant is known.
  const refused = failures.filter((wanted) => !canFetch(start, wanted));
  await dispatch(fetchAll([...withoutArg(({ isPartOfShop }) => isPartOfShop), ...refused]));
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
    effect: async (_, { cancelActiveListeners, dispatch, getState, pause }) => {
      const polled = () => shown(getState(), ['polled']);
      if (polled().length === 0) return;
      cancelActiveListeners();
      for (let polls = 0; polled().length > 0; polls += 1) {
        const isVisibleAgain = await pause(untilVisibleAgain(retryDelay(ORDER_POLL_DELAYS_MS, polls)));
        if (isVisibleAgain) polls = -1;
        if (document.visibilityState === 'hidden') continue;
        const live = polled().filter(({ resource, arg }) => resource.isLive(getState(), arg));
        void dispatch(fetchAll(live));
      }
    },
  });
}

/** Waits until the page becomes visible, at most for `ms`. @returns whether it has. */
function untilVisibleAgain(ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isVisibleAgain: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isVisibleAgain);
    };
    const timer = setTimeout(end, ms, false);
    const stop = onVisibilityChange((isVisible) => {
      if (isVisible) end(true);
    });
  });
}

const RETRY_DELAYS_MS = [15_000, 15_000, 30_000, 60_000];

/** Repeats failed calls when online again, on the next page, and periodically while the page is visible. */
function listenForRetries(listen: Listen): void {
  listen({
    actionCreator: networkChanged,
    effect: async ({ payload: isOnline }, { dispatch }) => {
      if (isOnline) await dispatch(loadShop());
    },
  });
  let isFirstPage = true;
  listen({
    actionCreator: pageViewed,
    effect: async (_, { dispatch, getState }) => {
      const shouldRetry = !isFirstPage && failed(getState()).length > 0;
      isFirstPage = false;
      if (shouldRetry) await dispatch(loadShop());
    },
  });
  const timed = () => withoutArg(({ retry }) => retry === 'timer');
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
      const isMissing = timed().some((wanted) => hasFailed(getState(), wanted));
      if (!isMissing || selectConnectivity(getState()) === 'offline') {
        attempts = 0;
        return;
      }
      await delay(retryDelay(RETRY_DELAYS_MS, attempts));
      await pause(whenVisible());
      attempts += 1;
      void dispatch(loadShop());
    },
  });
}

function listenForCart(listen: Listen): void {
  // Reads the cart after an accepted change, and after a failure that may have changed it or has dropped a fetch.
  listen({
    matcher: isAnyOf(changeAccepted, changeRejected),
    effect: async (action, { dispatch, getState }) => {
      const { cartId, lines } = getState().cart;
      const isFetchDropped = lines.status === 'pending' && lines.requestId === null;
      if (!cartId || (!isCartChange(action) && !isFetchDropped)) return;
      // Without lines, the cart is cleared without a request, unless earlier changes are unread.
      if (changeAccepted(action) && lines.data.length === 0 && lines.status === 'ready')
        dispatch(cartCleared());
      else await dispatch(fetchCart());
    },
  });
  listen({
    actionCreator: loggedIn,
    effect: async (_, { dispatch, getState }) => {
      if (getState().cart.cartId) await dispatch(fetchCart());
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
  listenForRetries(listen);
  listenForCart(listen);
  listenForOrders(listen);
  listenForDiner(listen);
}
