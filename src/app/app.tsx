import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { selectShopSite } from '@/domain/shop/slice';
import { OpenDishProvider } from '@/features/dish/open-dish-context';
import { prefersReducedData } from '@/platform/reduced-data';
import { afterFirstScreen } from '@/platform/scheduling';
import type { AppStore } from '@/store';
import { watchNetwork } from '@/store/listeners/connectivity';
import { syncTabs } from '@/store/listeners/tabs';
import { useLanguage } from '@/texts/use-language';
import { ErrorBoundary } from './errors/error-boundary';
import { AppRoutes } from './routes';
import { loadToasts, toastsLoaded } from './show-toast';

interface AppProps {
  store: AppStore;
  /** Runs when the page is rendered or, on a prerendered page, hydrated. May run again with another layout. */
  onRendered?: (() => void) | undefined;
  Router?: ComponentType<{ basename: string; children: ReactNode }>;
}

export function App({ store, onRendered, Router = BrowserRouter }: AppProps) {
  useLanguage();
  const { basename } = selectShopSite(store.getState());
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => syncTabs(store), [store]);
  useEffect(() => watchNetwork(store), [store]);
  useEffect(() => {
    let isUnmounted = false;
    void toastsLoaded.then((module) => {
      if (!isUnmounted) setToasts(() => module.Toasts);
    });
    const preload = async () => {
      await afterFirstScreen();
      // Without a network, the first toast loads them.
      if (!isUnmounted) await loadToasts().catch(() => undefined);
    };
    if (!prefersReducedData()) void preload();
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    <Provider store={store}>
      <ErrorBoundary home={`${basename}/`}>
        <Router basename={basename || '/'}>
          <OpenDishProvider>
            <AppRoutes onRendered={onRendered} />
          </OpenDishProvider>
        </Router>
      </ErrorBoundary>
      {Toasts && <Toasts />}
    </Provider>
  );
}
