import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { TOAST_AUTO_CLOSE, TOAST_DRAG_PERCENT } from '@/config/limits';
import { selectShopAddress } from '@/domain/shop/slice';
import { OpenDishProvider } from '@/features/dish/open-dish';
import { wantsReducedData } from '@/lib/reduced-data';
import { whenSettled } from '@/lib/usable';
import type { AppStore, RootState } from '@/store';
import { stayInTouch } from '@/store/in-touch';
import { joinTabs } from '@/store/tabs';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { onDemand } from '@/ui/on-demand';
import { ErrorBoundary } from './error-boundary';
import { MissingSilently } from './missing';
import { AppRoutes } from './routes';
import { firstToast } from './show-toast';

const Toasts = onDemand(() => import('@/ui/toasts').then((module) => module.Toasts), MissingSilently);

interface AppProps {
  store: AppStore;
  /** The state that the page's markup was written from, where it takes such markup over. */
  written?: RootState | undefined;
  /** Called when the page stands. */
  onDrawn?: () => void;
  /** What knows the address: the browser's history unless given. */
  Router?: ComponentType<{ basename: string; children: ReactNode }>;
}

/** The whole page: store, router at the shop's base, routes, toasts. */
export function App({ store, written, onDrawn, Router = BrowserRouter }: AppProps) {
  useLanguage();
  const { basename } = selectShopAddress(store.getState());
  const [hasToasts, setToasts] = useState(false);
  useEffect(() => onDrawn?.(), [onDrawn]);
  useEffect(() => joinTabs(store), [store]);
  useEffect(() => stayInTouch(store), [store]);
  useEffect(() => {
    void Promise.race([firstToast, ...(wantsReducedData() ? [] : [whenSettled()])])
      // Drawn before its code is there, React would hold it back a little longer.
      .then(Toasts.preload)
      .then(() => setToasts(true));
  }, []);
  return (
    <Provider store={store} serverState={written}>
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
            autoClose={TOAST_AUTO_CLOSE}
            dragPercent={TOAST_DRAG_PERCENT}
          />
        </Suspense>
      )}
    </Provider>
  );
}
