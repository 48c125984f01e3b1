import { lazy, Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { TOAST_AUTO_CLOSE, TOAST_DRAG_PERCENT } from '@/config/limits';
import { selectShopAddress } from '@/domain/shop/slice';
import type { AppStore } from '@/store';
import { joinTabs } from '@/store/tabs';
import { m } from '@/texts';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

const Toasts = lazy(() => import('@/ui/toasts').then((module) => ({ default: module.Toasts })));

/** The whole page: store, router at the shop's base, routes, toasts. */
export function App({ store }: { store: AppStore }) {
  const { basename } = selectShopAddress(store.getState());
  useEffect(() => joinTabs(store), [store]);
  return (
    <Provider store={store}>
      <ErrorBoundary home={`${basename}/`}>
        <BrowserRouter basename={basename || '/'}>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <Suspense>
        <Toasts
          label={m.layout_toasts()}
          closeLabel={m.layout_dismiss_toast()}
          autoClose={TOAST_AUTO_CLOSE}
          dragPercent={TOAST_DRAG_PERCENT}
        />
      </Suspense>
    </Provider>
  );
}
