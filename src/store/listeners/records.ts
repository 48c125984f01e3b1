import { openLoginIn } from '@/domain/dialogs/types';
import { recordsRead } from '@/domain/persisted/events';
import { cartIdKey, PHONE_KEY } from '@/domain/persisted/ids';
import { changedFields, endVisits, forgetDiner, selectRecords, shopKey } from '@/domain/persisted/records';
import { saveRecords } from '@/domain/persisted/thunks';
import type { Records, RecordsSync } from '@/domain/persisted/types';
import { sessionEnded } from '@/domain/session/types';
import type { RootState, StoreLike } from '@/domain/root-reducer';
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
  'openLogin',
] satisfies (keyof Records['checkout'] | keyof Records['ids'])[];

/** The storage events of one change arrive within this time. */
const SYNC_DELAY_MS = 50;

/** Compares references: this runs after every action. */
function haveRecordsChanged(state: RootState, before: RootState): boolean {
  return (
    state.checkout !== before.checkout ||
    state.visit !== before.visit ||
    openLoginIn(state.dialogs) !== openLoginIn(before.dialogs) ||
    state.cart.cartId !== before.cart.cartId ||
    state.session.phone !== before.session.phone ||
    state.session.verifiedPhone !== before.session.verifiedPhone
  );
}

/** Writes the records after a change settles. What must be stored at a certain point calls `saveRecords()` itself. */
export function listenForRecords(listen: Listen, sync: RecordsSync): void {
  listen({
    predicate: (action, state, before) => {
      // Both follow storage.
      const isOfOtherTab = sessionEnded.match(action) && action.payload !== undefined;
      if (recordsRead.match(action) || isOfOtherTab) return false;
      const hasCartChangeEnded = before.cart.lock !== null && state.cart.lock === null;
      return hasCartChangeEnded || haveRecordsChanged(state, before);
    },
    effect: async (_, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const unsaved = changedFields(selectRecords(getState()), sync.saved);
      if (unsaved.every((name) => TYPED.includes(name))) await delay(SETTLE_MS);
      dispatch(saveRecords());
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
  const save = () => dispatch(saveRecords());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStorage = ({ key }: StorageEvent) => {
    // null: the whole storage was cleared.
    if (key !== null && !keys.includes(key)) return;
    clearTimeout(timer);
    timer = setTimeout(save, SYNC_DELAY_MS);
  };
  window.addEventListener('storage', onStorage);
  const stops = [onPageHide(save), onVisibilityChange(save), onPageRestored(save)];
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    for (const stop of stops) stop();
  };
}
