import { createListenerMiddleware, isRejected, isRejectedWithValue } from '@reduxjs/toolkit';
import { toastRequested, type Toast } from '@/domain/events';
import type { ShopSite } from '@/domain/shop/identify';
import type { AppDispatch, RootState } from '@/domain/root-reducer';
import type { StoreExtra } from '@/domain/store-extra';
import type { ThunkError } from '@/domain/server/failure';
import { reportError } from '@/platform/report-error';
import { formatText } from '@/texts/stored-text';
import { listenForAnalytics } from './analytics';
import { listenForCart } from './cart';
import type { Listen } from './listen';
import { listenForOrders } from './orders';
import { listenForRecords } from './records';
import { listenForDialogs } from './dialogs';
import { listenForCatalogue, listenForWebApp } from './shop';
import { listenForWanted } from '../wanted';

export type ShowToast = (toast: Toast) => void | Promise<void>;

function listenForToasts(listen: Listen, showToast: ShowToast): void {
  listen({ actionCreator: toastRequested, effect: ({ payload }) => showToast(payload) });
  listen({
    matcher: isRejectedWithValue,
    effect: ({ payload }) => {
      const { display, text } = payload as ThunkError;
      if (display === 'toast' && text) return showToast({ text: formatText(text), tone: 'error' });
    },
  });
  // A failed call rejects with a value. Without one the thunk itself threw.
  listen({
    matcher: isRejected,
    effect: ({ error, meta }) => {
      if (!meta.rejectedWithValue && !meta.condition && !meta.aborted) reportError(error, 'store');
    },
  });
}

/** Leaves `watchOtherTabs` and `watchNetwork` to the application. */
export function makeListeners(shop: ShopSite, { sync }: StoreExtra, showToast: ShowToast) {
  const { middleware, startListening } = createListenerMiddleware({
    onError: (error) => reportError(error, 'store'),
  });
  const listen = startListening.withTypes<RootState, AppDispatch>();
  listenForRecords(listen, sync);
  listenForToasts(listen, showToast);
  listenForWanted(listen);
  listenForCart(listen);
  listenForDialogs(listen);
  listenForCatalogue(listen, shop);
  listenForOrders(listen);
  listenForAnalytics(listen);
  listenForWebApp(listen, shop);
  return middleware;
}
