import { addListener, isAnyOf } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '@/store';
import { cartEmptied } from '@/domain/cart/events';
import { cartIdRestored } from '@/domain/cart/slice';
import { addDish, changeCustomized, deleteCart, fetchCart, removeOne } from '@/domain/cart/thunks';
import { loginDismissed } from '@/domain/prompts/slice';
import { loggedIn, sessionEnded } from '@/domain/session/events';
import { isDinersPhone, phoneRestored } from '@/domain/session/slice';
import { keptFor } from './kept';

/** ms in which the storage events and the message of one change elsewhere arrive. */
const SETTLE = 50;

const CHANGED = 'cart-changed';

const changeAccepted = isAnyOf(
  addDish.fulfilled,
  removeOne.fulfilled,
  changeCustomized.fulfilled,
  deleteCart.fulfilled,
);
const changeRefused = isAnyOf(
  addDish.rejected,
  removeOne.rejected,
  changeCustomized.rejected,
  deleteCart.rejected,
);

/** Whether the server may hold another cart than before an action. */
function mayHaveChanged(action: unknown): boolean {
  if (changeAccepted(action)) return true;
  return changeRefused(action) && action.payload?.unsure === true;
}

function openChannel(shop: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(`shop:${shop}`) : null;
}

/**
 * Keeps a page in step with the other tabs of its shop: who is logged in and which cart it is come from the
 * storage that they share, a change of its lines by message, upon which they are fetched anew. What this tab
 * changes is told to the others; what it only takes over is not.
 * @returns what ends it.
 */
export function joinTabs(store: AppStore): () => void {
  const { address } = store.getState().shop;
  const kept = keptFor(address);
  const channel = openChannel(address.domain);
  const isBusy = () => store.getState().cart.busy !== null;
  let isStale = false;
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const syncCart = () => {
    // A change that is under way here decides first.
    isWaiting = isBusy();
    if (isWaiting) return;
    const cartId = kept.cartId();
    if (cartId !== store.getState().cart.cartId) {
      store.dispatch(cartId ? cartIdRestored(cartId) : cartEmptied());
      isStale = true;
    }
    if (!isStale || document.visibilityState === 'hidden') return;
    isStale = false;
    if (cartId) void store.dispatch(fetchCart({ afterChange: false }));
  };

  const syncPhone = () => {
    const phone = kept.phone();
    const known = store.getState().session.phone;
    if (phone === known) return;
    if (isDinersPhone(known)) {
      store.dispatch(sessionEnded({ phone }));
      isStale = true;
    }
    if (!isDinersPhone(phone)) {
      store.dispatch(phoneRestored(phone));
      return;
    }
    // What was to follow upon logging in here does not go on by itself in a tab that nobody looks at.
    store.dispatch(loginDismissed());
    store.dispatch(loggedIn(phone));
  };

  const sync = () => {
    timer = undefined;
    if (store.getState().shop.lookup === 'unknown') return;
    syncPhone();
    syncCart();
  };
  const syncSoon = () => {
    timer ??= setTimeout(sync, SETTLE);
  };

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    // No key: all of it was cleared.
    if (key === null || key === 'userNumber' || key === kept.cartKey) syncSoon();
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== CHANGED) return;
    isStale = true;
    syncSoon();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') syncSoon();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // A page that slept heard nothing.
    isStale = true;
    syncSoon();
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  channel?.addEventListener('message', onMessage);
  const stopTelling = store.dispatch(
    addListener({
      predicate: mayHaveChanged,
      effect: () => channel?.postMessage(CHANGED),
    }),
  );
  const stopWatching = store.dispatch(
    addListener({
      predicate: (_: unknown, state: unknown) => isWaiting && (state as RootState).cart.busy === null,
      effect: syncSoon,
    }),
  );

  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
    channel?.removeEventListener('message', onMessage);
    channel?.close();
    stopTelling();
    stopWatching();
  };
}
