import { fetchCart } from '@/domain/cart/thunks';
import { loginDismissed } from '@/domain/dialogs/slice';
import { recordsRead, recordsSyncRequested } from '@/domain/persisted/events';
import { cartIdKey, PHONE_KEY, readPhone } from '@/domain/persisted/ids';
import {
  changedFields,
  endVisits,
  forgetDiner,
  initialRecords,
  NO_RECORDS,
  readRecords,
  recordsOf,
  shopKey,
  withinLimits,
  writeRecords,
} from '@/domain/persisted/records';
import type { Records } from '@/domain/persisted/types';
import { loggedIn, sessionEnded, isLoggedInPhone } from '@/domain/session/types';
import type { ShopSite } from '@/domain/shop/identify';
import type { StoreLike } from '@/domain/state';
import { onPageHide, onPageRestored, onVisibilityChange } from '@/platform/page-events';
import type { Listen } from './listen';

/** Typed text is written when typing pauses for this time, and when the page is hidden. Choices are written at once. */
const SETTLE_MS = 200;
const TYPED: readonly string[] = [
  'note',
  'tableNumber',
  'carNumber',
  'pickupTime',
  'addressDraft',
] satisfies (keyof Records['checkout'])[];

/** The storage events of one change arrive within this time. */
const SYNC_DELAY_MS = 50;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const FIELDS_OF_CART = initialRecords(['cart']).checkout;

/** Replaces the fields that are not this tab's own. A text that only storage has cut stays as it is. */
function mergeFields<Fields extends object>(
  stored: Fields,
  own: Fields,
  written: Fields,
  isOwn: (name: keyof Fields) => boolean,
): Fields {
  const merged = { ...own };
  for (const name of Object.keys(own) as (keyof Fields)[])
    if (!isOwn(name) && !isEqual(written[name], stored[name])) merged[name] = stored[name];
  return merged;
}

/**
 * Merges this tab's unsaved changes into the stored records. This tab wins a conflict, because the diner may be typing in
 * it. Fields that end with a cart follow the resulting cart.
 * @param saved the records that this tab has last read or written
 */
function merge(stored: Records, own: Records, saved: Records): Records {
  const isSameCart = stored.ids.cartId === own.ids.cartId;
  const isOtherCart = !isSameCart && own.ids.cartId === saved.ids.cartId;
  const written = withinLimits(own);
  const { pickupTime, confirmedPickupTime } = isOtherCart ? NO_RECORDS.checkout : own.checkout;
  return {
    checkout: {
      ...mergeFields(stored.checkout, own.checkout, written.checkout, (name) =>
        isSameCart || !(name in FIELDS_OF_CART) ? own.checkout[name] !== saved.checkout[name] : !isOtherCart,
      ),
      cartChanges: stored.checkout.cartChanges + own.checkout.cartChanges - saved.checkout.cartChanges,
      // The pick-up time belongs to the tab, also while it is typed.
      pickupTime,
      confirmedPickupTime,
      // So does the table of a link, until another tab orders or deletes the cart.
      ...(isOtherCart && stored.ids.cartId === '' && { tableNumber: '', carNumber: '' }),
    },
    visit: mergeFields(
      stored.visit,
      own.visit,
      written.visit,
      (name) => own.visit[name] !== saved.visit[name],
    ),
    ids: mergeFields(stored.ids, own.ids, written.ids, (name) => own.ids[name] !== saved.ids[name]),
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
    if (isOwnPhone(phone, saved.ids.phone, stored)) return;
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
    saved = { ...saved, ids: { ...saved.ids, phone: getState().session.phone } };
  };

  const syncOnce = (store: StoreLike) => {
    const { dispatch, getState } = store;
    const current = () => recordsOf(getState());
    followPhone(store);
    const own = current();
    const stored = readRecords(site, own.checkout);
    const isBusy = getState().cart.lock !== null;
    // A pending change of this tab goes first. Its end synchronises again.
    if (isBusy && stored.ids.cartId !== saved.ids.cartId) return;
    const hasLoggedOut = isLoggedInPhone(saved.ids.phone) && own.ids.phone !== saved.ids.phone;
    const merged = hasLoggedOut ? own : merge(stored, own, saved);
    const hasCartChanged = stored.checkout.cartChanges !== saved.checkout.cartChanges;
    if (hasCartChanged || merged.ids.cartId !== own.ids.cartId) isCartStale = true;
    const hasOwnChanges = changedFields(own, saved).length > 0;
    saved = merged;
    if (changedFields(merged, own).length > 0) dispatch(recordsRead(merged));
    if (hasOwnChanges) writeRecords(site, merged);
    if (!isCartStale || isBusy || document.visibilityState === 'hidden') return;
    isCartStale = false;
    if (merged.ids.cartId) void dispatch(fetchCart());
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
