import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer } from '@/domain/root-reducer';
import { recordsRead } from '@/domain/persisted/events';
import { NO_RECORDS, readRecords } from '@/domain/persisted/records';
import type { Records } from '@/domain/persisted/types';
import type { ShopSite } from '@/domain/shop/identify';
import { shopStateFor } from '@/domain/shop/slice';
import { makeListeners, type ShowToast } from './listeners';

function storeFor(site: ShopSite, records: Records, listeners: ReturnType<typeof makeListeners>) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { ...rootReducer(undefined, recordsRead(records)), shop: shopStateFor(site) },
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listeners),
  });
}

/** @param records `NO_RECORDS` on a prerendered page, whose first render must equal its markup. */
export function makeStore(
  site: ShopSite,
  showToast: ShowToast = () => undefined,
  records = readRecords(site),
) {
  return storeFor(site, records, makeListeners(site, records, showToast));
}

/** Creates a store without listeners, for prerendering. */
export function makeStaticStore(site: ShopSite) {
  return storeFor(site, NO_RECORDS, createListenerMiddleware().middleware);
}

export type AppStore = ReturnType<typeof makeStore>;
