import { fetchCart } from '@/domain/cart/thunks';
import { loginDismissed } from '@/domain/dialogs/slice';
import { recordsRead, recordsSyncRequested } from '@/domain/persisted/events';
import { cartIdKey, PHONE_KEY, readPhone } from '@/domain/persisted/ids';
import {
  endVisits,
  forgetDiner,
  initialRecords,
  NO_RECORDS,
  readRecords,
  recordsOf,
  shopKey,
  withinLimits,
  writeRecords,
  type Records,
} from '@/domain/persisted/records';
import { loggedIn, sessionEnded, isLoggedInPhone } from '@/domain/session/types';
import type { ShopSite } from '@/domain/shop/identify';
import type { StoreLike } from '@/domain/state';
import { onPageHide, onPageRestored, onVisibilityChange } from '@/platform/page-events';
import type { Listen } from './listen';

/** Typed text is written when typing pauses for this time, and when the page is hidden. Choices are written at once. */
const SETTLE_MS = 200;
const TYPED: readonly (keyof Records)[] = ['note', 'tableNumber', 'carNumber', 'pickupTime', 'addressDraft'];

/** The storage events of one change arrive within this time. */
const SYNC_DELAY_MS = 50;

function changedFields(records: Records, since: Records): (keyof Records)[] {
  return (Object.keys(records) as (keyof Records)[]).filter((name) => records[name] !== since[name]);
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const FIELDS_OF_CART = initialRecords(['cart']);

/**
 * Merges this tab's unsaved changes into the stored records. This tab wins a conflict, because the diner may be typing in
 * it. Fields that end with a cart follow the resulting cart.
 * @param saved the records that this tab has last read or written
 */
function merge(stored: Records, own: Records, saved: Records): Records {
  const changed = changedFields(own, saved);
  const isSameCart = stored.cartId === own.cartId;
  const isOtherCart = !isSameCart && !changed.includes('cartId');
  const written = withinLimits(own);
  const fields = (Object.keys(own) as (keyof Records)[]).map((name) => {
    const isOwn = isSameCart || !(name in FIELDS_OF_CART) ? changed.includes(name) : !isOtherCart;
    return [name, isOwn || isEqual(written[name], stored[name]) ? own[name] : stored[name]];
  });
  return {
    ...(Object.fromEntries(fields) as unknown as Records),
    cartChanges: stored.cartChanges + own.cartChanges - saved.cartChanges,
    // The pick-up time belongs to the tab, also while it is typed.
    pickupTime: isOtherCart ? '' : own.pickupTime,
    confirmedPickupTime: isOtherCart ? '' : own.confirmedPickupTime,
    // So does the table of a link, until another tab orders or deletes the cart.
    ...(isOtherCart && stored.cartId === '' && { tableNumber: '', carNumber: '' }),
  };
}

/** Whether to keep this tab's phone. A guest that it has requested gives way to the phone of another tab. */
function isOwnPhone(phone: string, saved: string, stored: string): boolean {
  return phone === stored || (phone !== saved && (phone === '' || isLoggedInPhone(phone) || stored === ''));
}

/** Writes the records after a change settles, and follows other tabs: the records are all that tabs share. */
export function listenForRecords(listen: Listen, site: ShopSite, initial: Records): void {
  let saved = initial;
  let isSyncing = false;
  let isCartStale = false;

  /** Follows a login or logout in another tab. */
  const followPhone = ({ dispatch, getState }: StoreLike) => {
    const { phone } = getState().session;
    const stored = readPhone();
    if (isOwnPhone(phone, saved.phone, stored)) return;
    if (isLoggedInPhone(phone)) {
      dispatch(sessionEnded({ phone: stored }));
      // Nothing of the former diner may be written back.
      saved = recordsOf(getState());
      isCartStale = true;
    }
    if (isLoggedInPhone(stored)) {
      // Do not resume a pending action (such as Place Order) in a background tab.
      dispatch(loginDismissed());
      dispatch(loggedIn(stored));
    }
    saved = { ...saved, phone: getState().session.phone };
  };

  const syncOnce = (store: StoreLike) => {
    const { dispatch, getState } = store;
    const current = () => recordsOf(getState());
    followPhone(store);
    const own = current();
    const stored = readRecords(site, own);
    const isBusy = getState().cart.lock !== null;
    // A pending change of this tab goes first. Its end synchronises again.
    if (isBusy && stored.cartId !== saved.cartId) return;
    const hasLoggedOut = isLoggedInPhone(saved.phone) && own.phone !== saved.phone;
    const merged = hasLoggedOut ? own : merge(stored, own, saved);
    if (stored.cartChanges !== saved.cartChanges || merged.cartId !== own.cartId) isCartStale = true;
    const hasOwnChanges = changedFields(own, saved).length > 0;
    saved = merged;
    if (changedFields(merged, own).length > 0) dispatch(recordsRead(merged));
    if (hasOwnChanges) writeRecords(site, merged);
    if (!isCartStale || isBusy || document.visibilityState === 'hidden') return;
    isCartStale = false;
    if (merged.cartId) void dispatch(fetchCart());
  };
  const sync = (store: StoreLike) => {
    // A prerendered page has not read its records yet.
    if (saved === NO_RECORDS) return;
    isSyncing = true;
    try {
      syncOnce(store);
    } finally {
      isSyncing = false;
    }
  };

  listen({
    actionCreator: recordsRead,
    effect: ({ payload }) => {
      saved = payload;
    },
  });
  listen({ actionCreator: recordsSyncRequested, effect: (_, store) => sync(store) });
  listen({
    predicate: (action, state, before) => {
      if (isSyncing || recordsRead.match(action)) return false;
      return (
        changedFields(recordsOf(state), recordsOf(before)).length > 0 ||
        (before.cart.lock !== null && state.cart.lock === null)
      );
    },
    effect: async (_, { cancelActiveListeners, delay, ...store }) => {
      cancelActiveListeners();
      const changed = changedFields(recordsOf(store.getState()), saved);
      if (changed.every((name) => TYPED.includes(name))) await delay(SETTLE_MS);
      sync(store);
    },
  });
  listen({
    actionCreator: sessionEnded,
    // The tab that logged out clears the rest.
    effect: ({ payload: otherTab }) => (otherTab ? endVisits() : forgetDiner()),
  });
}

/** Follows other tabs and writes before the page is left. @returns a function that stops it. */
export function watchOtherTabs({ dispatch, getState }: StoreLike): () => void {
  const { site } = getState().shop;
  const keys = [PHONE_KEY, cartIdKey(site), shopKey(site)];
  const sync = () => dispatch(recordsSyncRequested());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStorage = ({ key }: StorageEvent) => {
    // null: the whole storage was cleared.
    if (key !== null && !keys.includes(key)) return;
    clearTimeout(timer);
    timer = setTimeout(sync, SYNC_DELAY_MS);
  };
  window.addEventListener('storage', onStorage);
  const stops = [onPageHide(sync), onVisibilityChange(sync), onPageRestored(sync)];
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    for (const stop of stops) stop();
  };
}
