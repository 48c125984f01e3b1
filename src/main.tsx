import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadTransport } from '@/api/client';
import { App } from '@/app/app';
import { preloadPage } from '@/app/app-routes';
import { showToast } from '@/app/show-toast';
import { serverEnv } from '@/config/server-env';
import { matchRoute } from '@/config/routes';
import { restoreCatalogue, takePrerenderedCatalogue } from '@/domain/catalogue/catalogue';
import { NO_RECORDS, readRecords } from '@/domain/persisted/records';
import { restoreRecords } from '@/domain/persisted/thunks';
import { identifyShop } from '@/domain/shop/identify';
import { recoverFromChunkError } from '@/platform/chunk-recovery';
import { afterFirstScreen, holdFirstScreen, yieldToMain, whenIdle } from '@/platform/scheduling';
import { reportError, rootErrorHandlers, startReporting } from '@/platform/report-error';
import { makeStore } from '@/store';
import { startShop, takeOrderTypeLink, waitForInitialContent } from '@/store/start';
import { initLanguage, setLanguageWithTimeout } from '@/texts';
import './styles.css';

window.addEventListener('vite:preloadError', ({ payload }) => {
  // Content blockers block analytics by its name.
  if (payload.message.includes('/analytics-')) return;
  void recoverFromChunkError();
  // Failed loads are expected offline, so they are not reported.
  if (navigator.onLine) reportError(payload, 'chunk');
});

/** Runs in separate tasks, so that the browser can paint and handle input in between. */
async function start(container: HTMLElement): Promise<void> {
  const { hostname, pathname } = window.location;
  const site = identifyShop(hostname, pathname, serverEnv.primaryDomain);
  const endFirstScreen = holdFirstScreen();
  const pathInShop = () => window.location.pathname.slice(site.basename.length);
  // Report patterns, because paths may contain personal data. '*' is a path that redirects.
  startReporting(() => matchRoute(pathInShop())?.pattern ?? '*');
  await yieldToMain();
  takeOrderTypeLink(site);
  // Starts the download before the catalogue is parsed.
  const pageCode = preloadPage(pathInShop());
  const catalogue = takePrerenderedCatalogue();
  await yieldToMain();
  // The first render of a prerendered page must equal its markup, which contains no diner's data.
  const store = makeStore(site, showToast, catalogue ? NO_RECORDS : readRecords(site));
  if (catalogue) {
    store.dispatch(restoreCatalogue(catalogue));
    await yieldToMain();
  }
  void preloadTransport();

  // Without the markup's language, the page is rendered from scratch.
  const canHydrate = catalogue !== null && (await setLanguageWithTimeout(document.documentElement.lang));
  if (catalogue) await pageCode;
  else {
    startShop(store);
    await Promise.all([
      initLanguage(store.getState().visit.language),
      waitForInitialContent(store, pageCode),
    ]);
  }
  await new Promise<void>((rendered) => {
    startTransition(() => {
      const app = <App store={store} onRendered={rendered} />;
      if (canHydrate) hydrateRoot(container, app, rootErrorHandlers);
      else createRoot(container, rootErrorHandlers).render(app);
    });
  });
  // Hides `#not-started` in index.html while there is a page.
  container.dataset['started'] = '';
  endFirstScreen();
  void afterFirstScreen()
    .then(() => import('@/platform/keyboard'))
    .then(
      ({ watchKeyboard }) => watchKeyboard(),
      () => undefined,
    );
  if (catalogue) {
    await yieldToMain();
    // Only now: a state change during hydration would make React hydrate the whole page in one long task.
    store.dispatch(restoreRecords());
    startShop(store);
    globalThis.replayClicks?.();
    await whenIdle();
    await initLanguage(store.getState().visit.language);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
void start(root);
