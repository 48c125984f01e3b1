import { fieldsOf, readRecords, writeRecords } from '@/domain/persisted/records';
import { restoreRecords } from '@/domain/persisted/thunks';
import type { Records } from '@/domain/persisted/types';
import { identifyShop } from '@/domain/shop/identify';
import type { StoreLike } from '@/domain/root-reducer';

const SPICE_GARDEN = identifyShop('spice-garden.localhost', '/', 'localhost');

export type RecordFields = ReturnType<typeof fieldsOf>;

/** Each part takes its own fields of `changes`. */
export function withFields(records: Records, changes: Partial<RecordFields>): Records {
  const change = <Part extends object>(part: Part): Part => ({
    ...part,
    ...Object.fromEntries(Object.entries(changes).filter(([name]) => name in part)),
  });
  return { checkout: change(records.checkout), visit: change(records.visit), ids: change(records.ids) };
}

export const storedRecords = (site = SPICE_GARDEN) => fieldsOf(readRecords(site));

/** Stores choices as an earlier visit or another tab does. */
export function storeRecords(changes: Partial<RecordFields>, site = SPICE_GARDEN): void {
  writeRecords(site, withFields(readRecords(site), changes));
}

/** Gives a running store choices as after hydration. */
export function giveRecords(store: StoreLike, changes: Partial<RecordFields>): void {
  storeRecords(changes, store.getState().shop.site);
  store.dispatch(restoreRecords());
}
