/** Thunks between the records in the state, those in storage and those of other tabs. They are synchronous. */
import { fetchCart } from '../cart/thunks';
import { loginDismissed } from '../dialogs/slice';
import { isLoggedInPhone, loggedIn, sessionEnded } from '../session/types';
import type { AppDispatch, RootState, StoreLike } from '../root-reducer';
import type { StoreExtra } from '../store-extra';
import { recordsRead } from './events';
import { readPhone } from './ids';
import {
  changedFields,
  initialRecords,
  NO_RECORDS,
  readRecords,
  selectRecords,
  withinLimits,
  writeRecords,
} from './records';
import type { Records, RecordsSync } from './types';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const FIELDS_OF_CART = initialRecords(['cart']).checkout;

/** Replaces the fields that are not this tab's own. A text that only storage has cut stays as it is. */
function reconcileFields<Fields extends object>(
  stored: Fields,
  own: Fields,
  written: Fields,
  isOwn: (name: keyof Fields) => boolean,
): Fields {
  const reconciled = { ...own };
  for (const name of Object.keys(own) as (keyof Fields)[])
    if (!isOwn(name) && !isEqual(written[name], stored[name])) reconciled[name] = stored[name];
  return reconciled;
}

/**
 * Reconciles this tab's unsaved changes with the stored records. This tab wins a conflict, because the diner may be typing in
 * it. Fields that end with a cart follow the resulting cart.
 * @param saved the records that this tab has last read or written
 */
function reconcile(stored: Records, own: Records, saved: Records): Records {
  const isSameCart = stored.ids.cartId === own.ids.cartId;
  const isStoredCartUsed = !isSameCart && own.ids.cartId === saved.ids.cartId;
  const written = withinLimits(own);
  const { pickupTime, confirmedPickupTime } = isStoredCartUsed ? NO_RECORDS.checkout : own.checkout;
  const isOwnField = (name: keyof Records['checkout']) => {
    // Fields that end with a cart follow the cart that is used from now on.
    if (!isSameCart && name in FIELDS_OF_CART) return !isStoredCartUsed;
    return own.checkout[name] !== saved.checkout[name];
  };
  return {
    checkout: {
      ...reconcileFields(stored.checkout, own.checkout, written.checkout, isOwnField),
      cartChanges: stored.checkout.cartChanges + own.checkout.cartChanges - saved.checkout.cartChanges,
      // The pick-up time belongs to the tab, also while it is typed.
      pickupTime,
      confirmedPickupTime,
    },
    visit: reconcileFields(
      stored.visit,
      own.visit,
      written.visit,
      (name) => own.visit[name] !== saved.visit[name],
    ),
    ids: reconcileFields(stored.ids, own.ids, written.ids, (name) => own.ids[name] !== saved.ids[name]),
  };
}

/** Whether to keep this tab's phone. A guest that it has requested gives way to the phone of another tab. */
function isOwnPhone(phone: string, saved: string, stored: string): boolean {
  return phone === stored || (phone !== saved && (phone === '' || isLoggedInPhone(phone) || stored === ''));
}

/** Follows a login or logout in another tab. */
function followPhone({ dispatch, getState }: StoreLike, sync: RecordsSync): void {
  const { phone } = getState().session;
  const stored = readPhone();
  if (isOwnPhone(phone, sync.saved.ids.phone, stored)) return;
  if (isLoggedInPhone(phone)) {
    dispatch(sessionEnded({ phone: stored }));
    // Nothing of the former diner may be written back.
    sync.saved = selectRecords(getState());
    sync.isCartStale = true;
  }
  if (isLoggedInPhone(stored)) {
    // Do not resume a pending action (such as Place Order) in a background tab.
    dispatch(loginDismissed());
    dispatch(loggedIn(stored));
  }
  sync.saved = { ...sync.saved, ids: { ...sync.saved.ids, phone: getState().session.phone } };
}

/** Writes unsaved changes, and follows what other tabs have written since. Storage and state are equal when it returns. */
export const saveRecords =
  () =>
  (dispatch: AppDispatch, getState: () => RootState, { sync }: StoreExtra): void => {
    // A prerendered page has not read its records yet.
    if (sync.saved === NO_RECORDS) return;
    followPhone({ dispatch, getState }, sync);
    const { saved } = sync;
    const { cart, shop } = getState();
    const own = selectRecords(getState());
    const stored = readRecords(shop.site);
    const isBusy = cart.lock !== null;
    // A pending change of this tab goes first. Its end synchronises again.
    if (isBusy && stored.ids.cartId !== saved.ids.cartId) return;
    const hasLoggedOut = isLoggedInPhone(saved.ids.phone) && own.ids.phone !== saved.ids.phone;
    const reconciled = hasLoggedOut ? own : reconcile(stored, own, saved);
    const hasCartChanged = stored.checkout.cartChanges !== saved.checkout.cartChanges;
    if (hasCartChanged || reconciled.ids.cartId !== own.ids.cartId) sync.isCartStale = true;
    sync.saved = reconciled;
    if (changedFields(reconciled, own).length > 0) dispatch(recordsRead(reconciled));
    if (changedFields(own, saved).length > 0) writeRecords(shop.site, reconciled);
    if (!sync.isCartStale || isBusy || document.visibilityState === 'hidden') return;
    sync.isCartStale = false;
    if (reconciled.ids.cartId) void dispatch(fetchCart());
  };

/** Replaces the records in the state by those in storage. */
export const restoreRecords =
  () =>
  (dispatch: AppDispatch, getState: () => RootState, { sync }: StoreExtra): void => {
    sync.saved = readRecords(getState().shop.site);
    dispatch(recordsRead(sync.saved));
  };
