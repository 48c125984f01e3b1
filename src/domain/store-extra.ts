import type { Records, RecordsSync } from './persisted/types';

/** What the thunks of one store share besides its state. */
export interface StoreExtra {
  sync: RecordsSync;
  /** Requests of resources that are under way, by their id (`server/resource.ts`). */
  running: Map<string, RunningRequest>;
}

interface RunningRequest extends PromiseLike<unknown> {
  /** Epoch ms. */
  sentAt: number;
  abort: () => void;
}

export const makeStoreExtra = (records: Records): StoreExtra => ({
  sync: { saved: records, isCartStale: false },
  running: new Map(),
});
