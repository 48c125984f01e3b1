import { clearAllListeners } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { useVisitEvents } from '@/app/layout/navigation-effects';
import { showToast } from '@/app/show-toast';
import { matchRoute, routes } from '@/config/routes';
import { identifyShop } from '@/domain/shop/identify';
import { OpenDishProvider } from '@/features/dish/open-dish-context';
import { watchNetwork } from '@/store/listeners/shop';
import { Toasts } from '@/ui/overlay/toasts';
import { loadPage } from './page-load';

interface PageOptions {
  /** Of a restaurant of the sandbox, such as 'tiny.localhost'. */
  host?: string;
  /** A dialog that the layout would mount, such as `<LoginDialog />`. */
  dialogs?: ReactNode;
}

/** As the layout does. */
function PageView() {
  useVisitEvents();
  return null;
}

/** Renders one page of `src/routes` at its path, with the real store, its dialogs and toasts, without the layout. */
export function renderPage(
  Page: ComponentType,
  path: string,
  { host = 'spice-garden.localhost', dialogs }: PageOptions = {},
) {
  const pathname = path.replace(/\?.*/, '');
  const route = matchRoute(pathname);
  if (!route) throw new Error(`no page at ${path}`);
  window.history.replaceState(null, '', path);
  const store = loadPage(identifyShop(host, pathname, 'localhost'), showToast);
  onTestFinished(watchNetwork(store));
  // Idle callbacks of the page end with the test.
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
  });
  const view = render(
    <Provider store={store}>
      <BrowserRouter>
        <OpenDishProvider>
          <PageView />
          <Suspense>
            <Routes>
              {routes[route.id].patterns.map((pattern) => (
                <Route key={pattern} path={pattern} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
            {dialogs}
          </Suspense>
        </OpenDishProvider>
      </BrowserRouter>
      <Toasts />
    </Provider>,
  );
  return { user: userEvent.setup(), ...view, store };
}
