import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { TOAST_AUTO_CLOSE_MS, TOAST_DRAG_PERCENT } from '@/config/limits';
import { selectShopAddress } from '@/domain/shop/slice';
import type { RootState } from '@/domain/state';
import { OpenDishProvider } from '@/features/dish/open-dish';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { AppStore } from '@/store';
import { watchConnectivity } from '@/store/listeners/connectivity';
import { joinTabs } from '@/store/listeners/tabs';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';
import { ErrorBoundary } from './errors/error-boundary';
import { AppRoutes } from './routes';
import { firstToast } from './show-toast';

const Toasts = lazyWithPreload(
  () => import('@/ui/overlay/toasts').then((module) => module.Toasts),
  SilentChunkError,
);

interface AppProps {
  store: AppStore;
  /** State from which the prerendered markup was rendered. */
  prerenderedState?: RootState | undefined;
  onRendered?: (() => void) | undefined;
  Router?: ComponentType<{ basename: string; children: ReactNode }>;
}

export function App({ store, prerenderedState, onRendered, Router = BrowserRouter }: AppProps) {
  useLanguage();
  const { basename } = selectShopAddress(store.getState());
  const [hasToasts, setToasts] = useState(false);
  useEffect(() => onRendered?.(), [onRendered]);
  useEffect(() => joinTabs(store), [store]);
  useEffect(() => watchConnectivity(store), [store]);
  useEffect(() => {
    let isUnmounted = false;
    const mountToasts = async () => {
      await Promise.race([firstToast, ...(prefersReducedData() ? [] : [afterFirstScreen()])]);
      // Preload first: React would delay a suspended component longer.
      if (!isUnmounted) await Toasts.preload();
      if (!isUnmounted) setToasts(true);
    };
    void mountToasts();
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    <Provider store={store} serverState={prerenderedState}>
      <ErrorBoundary home={`${basename}/`}>
        <Router basename={basename || '/'}>
          <OpenDishProvider>
            <AppRoutes />
          </OpenDishProvider>
        </Router>
      </ErrorBoundary>
      {hasToasts && (
        <Suspense>
          <Toasts
            label={m.layout_toasts()}
            closeLabel={m.layout_dismiss_toast()}
            autoClose={TOAST_AUTO_CLOSE_MS}
            dragPercent={TOAST_DRAG_PERCENT}
          />
        </Suspense>
      )}
    </Provider>
  );
}
