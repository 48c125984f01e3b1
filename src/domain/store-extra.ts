import type { Records, RecordsSync } from './persisted/types';

/** What the thunks of one store share besides its state. */
export interface StoreExtra {
  sync: RecordsSync;
}

export const makeStoreExtra = (records: Records): StoreExtra => ({
  sync: { saved: records, isCartStale: false },
});
