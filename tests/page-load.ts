import { safeLocalStorage, safeSessionStorage } from '@/platform/web-storage';
import type { ShopSite } from '@/domain/shop/identify';
import { makeStore } from '@/store';
import type { ShowToast } from '@/store/listeners';
import { startShop, takeOrderTypeLink } from '@/store/start';

/** Loads a page: its store starts with the stored records. Values that an earlier page could not store are gone. */
export function loadPage(site: ShopSite, showToast?: ShowToast) {
  safeLocalStorage.clearUnstored();
  safeSessionStorage.clearUnstored();
  takeOrderTypeLink(site);
  const store = makeStore(site, showToast);
  startShop(store);
  return store;
}
