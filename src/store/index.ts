import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/domain/root-reducer';
import { recordsRead } from '@/domain/persisted/events';
import { NO_RECORDS, readRecords } from '@/domain/persisted/records';
import type { ShopSite } from '@/domain/shop/identify';
import { shopStateFor } from '@/domain/shop/slice';
import { makeStoreExtra, type StoreExtra } from '@/domain/store-extra';
import { makeListeners, type ShowToast } from './listeners';

function storeFor(site: ShopSite, extra: StoreExtra, listeners: ReturnType<typeof makeListeners>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { ...rootReducer(undefined, recordsRead(extra.sync.saved)), shop: shopStateFor(site) },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: extra } }).prepend(listeners),
  });
}

/** @param records `NO_RECORDS` on a prerendered page, whose first render must equal its markup. */
export function makeStore(
  site: ShopSite,
  showToast: ShowToast = () => undefined,
  records = readRecords(site),
) {
  const extra = makeStoreExtra(records);
  return storeFor(site, extra, makeListeners(site, extra, showToast));
}

/** Creates a store without listeners, for prerendering. */
export function makeStaticStore(site: ShopSite) {
  return storeFor(site, makeStoreExtra(NO_RECORDS), createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
