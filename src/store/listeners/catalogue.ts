import { selectCatalogue, catalogueCleared } from '@/domain/catalogue/catalogue';
import { removeCatalogue, writeCatalogue } from '@/domain/catalogue/stored-catalogue';
import type { ShopSite } from '@/domain/shop/identify';
import { afterFirstScreen } from '@/platform/scheduling';
import { loadShop } from '../load-shop';
import type { Listen } from './listen';

export function listenForCatalogue(listen: Listen, shop: ShopSite): void {
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState, pause }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await pause(afterFirstScreen());
      await writeCatalogue(shop, catalogue);
    },
  });
  listen({ actionCreator: catalogueCleared, effect: () => removeCatalogue(shop) });
}
