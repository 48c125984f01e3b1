import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { selectShownInfo } from '@/domain/shop/slice';
import { afterFirstScreen } from '@/platform/scheduling';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

/** Makes the page installable, and available offline. */
export function listenForWebApp(listen: Listen): void {
  listen({
    predicate: (_, state, before) => selectShownInfo(state) !== selectShownInfo(before),
    effect: async (_, { getState, pause }) => {
      await pause(afterFirstScreen());
      // The chunk may be unavailable offline, and nothing visible depends on it.
      const webApp = await pause(import('@/integrations/web-app').catch(() => null));
      const info = selectShownInfo(getState());
      if (info) await webApp?.addManifest(info, getState().shop.site.basename);
    },
  });
  if (!import.meta.env.PROD) return;
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, pause }) => {
      if (!selectCatalogue(getState())) return;
      await pause(afterFirstScreen());
      // The chunk may be unavailable offline; the next `loadShop` retries.
      const worker = await import('@/platform/service-worker').catch(() => null);
      await worker?.registerServiceWorker();
    },
  });
}
