import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueCleared } from '@/domain/catalogue/events';
import type { Catalogue } from '@/domain/catalogue/types';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import { afterFirstScreen } from '@/platform/scheduling';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

/** Does not replace another tab's newer catalogue, unless its date is in the future. */
export function persistCatalogue(shop: ShopSite, catalogue: Catalogue): Promise<void> {
  return persisted.catalogue.update(shop, (other) =>
    other && other.requestedAt > catalogue.requestedAt && other.requestedAt <= Date.now() ? other : catalogue,
  );
}

export function listenForCatalogue(listen: Listen, shop: ShopSite): void {
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, pause }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await pause(afterFirstScreen());
      await persistCatalogue(shop, catalogue);
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => persisted.catalogue.remove(shop) });
}
