import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';
import type { Records } from '@/domain/persisted/records';
import type { ShopSite } from '@/domain/shop/identify';
import { reportError } from '@/platform/report-error';
import { listenForAnalytics } from './analytics';
import { listenForCart } from './cart';
import { listenForCatalogue } from './catalogue';
import { listenForConnectivity } from './connectivity';
import { listenForToasts, type ShowToast } from './toasts';
import { listenForOrders } from './orders';
import { listenForRecords } from './records';
import { listenForRetries } from './retries';
import { listenForSession } from './session';
import { listenForWebApp } from './web-app';

export type { ShowToast };

/** Leaves `watchOtherTabs` and `watchNetwork` to the application. */
export function makeListeners(shop: ShopSite, records: Records, showToast: ShowToast) {
  const { middleware, startListening } = createListenerMiddleware({
    onError: (error) => reportError(error, 'store'),
  });
  const listen = startListening.withTypes<RootState, AppDispatch>();
  // First, so that the other listeners find the records in storage.
  listenForRecords(listen, shop, records);
  listenForToasts(listen, showToast);
  listenForSession(listen);
  listenForCart(listen);
  listenForConnectivity(listen);
  listenForRetries(listen);
  listenForCatalogue(listen, shop);
  listenForOrders(listen);
  listenForAnalytics(listen);
  listenForWebApp(listen);
  return middleware;
}
