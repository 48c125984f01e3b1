import { recordsRead } from '@/domain/persisted/events';
import { readRecords, writeRecords, type Records } from '@/domain/persisted/records';
import { identifyShop } from '@/domain/shop/identify';
import type { StoreLike } from '@/domain/state';

const SPICE_GARDEN = identifyShop('spice-garden.localhost', '/', 'localhost');

export const storedRecords = (site = SPICE_GARDEN) => readRecords(site);

/** Stores choices as an earlier visit or another tab does. */
export function storeRecords(changes: Partial<Records>, site = SPICE_GARDEN): void {
  writeRecords(site, { ...readRecords(site), ...changes });
}

/** Gives a running store choices as after hydration. */
export function giveRecords(store: StoreLike, changes: Partial<Records>): void {
  const { site } = store.getState().shop;
  storeRecords(changes, site);
  store.dispatch(recordsRead(readRecords(site)));
}
