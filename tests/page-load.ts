import { clearUnstoredValues } from '@/platform/persisted-value';
import type { AppStore } from '@/store';
import { takeOrderTypeLink } from '@/store/checkout-choices';
import { startShop } from '@/store/start';

/** Starts a shop like a newly loaded page, which lacks the values that an earlier page could not store. */
export function simulatePageLoad(store: AppStore): void {
  clearUnstoredValues();
  takeOrderTypeLink(store.getState().shop.site);
  startShop(store);
}
