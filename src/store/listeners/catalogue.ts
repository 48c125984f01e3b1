import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueCleared, catalogueRefreshed } from '@/domain/catalogue/events';
import type { Catalogue } from '@/domain/catalogue/types';
import { fetchMenu } from '@/domain/menu/thunks';
import * as persisted from '@/domain/persisted/values';
import type { ShopAddress } from '@/domain/shop/identify';
import { afterFirstScreen } from '@/platform/scheduling';
import { loadShop } from '../start';
import type { Listen } from './listen';

/** Does not replace another tab's newer catalogue, unless its date is in the future. */
export function persistCatalogue(shop: ShopAddress, catalogue: Catalogue): Promise<void> {
  return persisted.catalogue.update(shop, (other) =>
    other && other.knownAt > catalogue.knownAt && other.knownAt <= Date.now() ? other : catalogue,
  );
}

/** Records when the catalogue was requested, persists it, and registers the service worker. */
export function listenForCatalogue(listen: Listen, shop: ShopAddress): void {
  // The time of the request, because a slow answer is not newer than one that overtook it.
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
    effect: async (_, { getState, pause }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await pause(afterFirstScreen());
      await persistCatalogue(shop, catalogue);
      if (!import.meta.env.PROD) return;
      // The chunk may be unavailable offline; the next `loadShop` retries.
      const worker = await import('@/integrations/service-worker').catch(() => null);
      await worker?.registerServiceWorker();
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => persisted.catalogue.remove(shop) });
}
