import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { selectShopAddress } from '@/domain/shop/slice';
import type { AppStore } from '@/store';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';

const Toasts = lazy(() => import('@/ui/toasts').then((module) => ({ default: module.Toasts })));

/** The whole page: store, router at the shop's base, routes, toasts. */
export function App({ store }: { store: AppStore }) {
  const { basename } = selectShopAddress(store.getState());
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <BrowserRouter basename={basename || '/'}>
          <AppRoutes />
        </BrowserRouter>
      </ErrorBoundary>
      <Suspense>
        <Toasts />
      </Suspense>
    </Provider>
  );
}
