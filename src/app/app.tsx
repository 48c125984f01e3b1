import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { selectShopSite } from '@/domain/shop/slice';
import type { AppStore } from '@/store';
import { watchNetwork } from '@/store/listeners/shop';
import { watchOtherTabs } from '@/store/listeners/records';
import { OpenDishProvider } from '@/features/dish/open-dish-context';
import { useLanguage } from '@/texts/use-language';
import { usePreload } from '@/ui/hooks/use-preload';
import { ErrorBoundary } from './errors/error-boundary';
import { AppRoutes } from './app-routes';
import { preloadToasts, toastsLoaded } from './show-toast';

interface AppProps {
  store: AppStore;
  /** Runs when the page or the error page is rendered or hydrated, perhaps again with another layout. */
  onRendered?: (() => void) | undefined;
  Router?: ComponentType<{ basename: string; children: ReactNode }>;
}

const preloadTargets = [{ preload: preloadToasts }];

export function App({ store, onRendered, Router = BrowserRouter }: AppProps) {
  useLanguage();
  const { basename } = selectShopSite(store.getState());
  const [Toasts, setToasts] = useState<ComponentType>();
  useEffect(() => watchOtherTabs(store), [store]);
  useEffect(() => watchNetwork(store), [store]);
  useEffect(() => {
    void toastsLoaded.then((module) => setToasts(() => module.Toasts));
  }, []);
  usePreload(preloadTargets);
  return (
    <Provider store={store}>
      <ErrorBoundary home={`${basename}/`} onRendered={onRendered}>
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
