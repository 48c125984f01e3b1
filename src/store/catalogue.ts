import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueCleared, catalogueRefreshed } from '@/domain/catalogue/events';
import { fetchMenu } from '@/domain/menu/thunks';
import { afterFirstScreen } from '@/platform/scheduling';
import type { ShopStorage } from './shop-storage';
import type { Listen } from './listen';
import { loadShop } from './start';

/** Dates and persists the catalogue, then registers the service worker. */
export function listenForCatalogue(listen: Listen, storage: ShopStorage): void {
  // An answer is dated by its request: a slow answer is not newer than one that overtook it.
  let requestedAt = 0;
  listen({
    actionCreator: fetchMenu.pending,
    effect: () => {
      requestedAt = Date.now();
    },
  });
  listen({
    actionCreator: fetchMenu.fulfilled,
    effect: (_, { dispatch }) => {
      dispatch(catalogueRefreshed(requestedAt));
    },
  });
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await afterFirstScreen();
      await storage.setCatalogue(catalogue);
      if (!import.meta.env.PROD) return;
      // The chunk may be unavailable offline; the next `loadShop` retries.
      const worker = await import('@/integrations/service-worker').catch(() => null);
      await worker?.registerServiceWorker();
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => storage.clearCatalogue() });
}
