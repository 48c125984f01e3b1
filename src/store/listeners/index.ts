import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '@/domain/state';
import type { ShopSite } from '@/domain/shop/identify';
import { reportError } from '@/platform/report-error';
import { listenForAddresses } from './addresses';
import { listenForAnalytics } from './analytics';
import { listenForCart } from './cart';
import { listenForCatalogue } from './catalogue';
import { listenForCheckout } from './checkout';
import { listenForConnectivity } from './connectivity';
import { listenForClosedModal } from './closed-modal';
import { listenForToasts, type ShowToast } from './toasts';
import { listenForOrders } from './orders';
import { listenForRetries } from './retries';
import { listenForSession } from './session';
import { listenForWebApp } from './web-app';

export type { ShowToast };

/** Leaves `tabs.ts` and `watchNetwork` to the application, and `applied-offer.ts` to the cart page. */
export function makeListeners(shop: ShopSite, showToast: ShowToast) {
  const { middleware, startListening } = createListenerMiddleware({
    onError: (error) => reportError(error, 'store'),
  });
  const listen = startListening.withTypes<RootState, AppDispatch>();
  listenForToasts(listen, showToast);
  listenForSession(listen, shop);
  listenForCart(listen, shop);
  listenForConnectivity(listen);
  listenForRetries(listen);
  listenForCheckout(listen, shop);
  listenForAddresses(listen, shop);
  listenForClosedModal(listen, shop);
  listenForCatalogue(listen, shop);
  listenForOrders(listen, shop);
  listenForAnalytics(listen);
  listenForWebApp(listen);
  return middleware;
}
