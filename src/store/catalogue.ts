import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueCleared, catalogueRefreshed } from '@/domain/catalogue/events';
import { fetchMenu } from '@/domain/menu/thunks';
import { afterFirstScreen } from '@/platform/scheduling';
import type { ShopStorage } from './shop-storage';
import type { Listen } from './listen';
import { loadShop } from './start';

/** Dates the catalogue; keeps it for the next visit, and the page with it, once there is nothing better to do. */
export function listenForCatalogue(listen: Listen, storage: ShopStorage): void {
  // An answer is as old as its question: one that was long on its way is no newer than what overtook it.
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
      // Without a network it may not come: the next answer of the restaurant asks for it again.
      const worker = await import('@/integrations/service-worker').catch(() => null);
      await worker?.registerServiceWorker();
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => storage.clearCatalogue() });
}
