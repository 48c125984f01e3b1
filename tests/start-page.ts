import { clearUnstoredValues } from '@/platform/persisted-value';
import type { AppStore } from '@/store';
import { startShop } from '@/store/start';

/** Starts a shop as a newly loaded page does: without the values that a former page could not store. */
export function startPage(store: AppStore): void {
  clearUnstoredValues();
  startShop(store);
}
