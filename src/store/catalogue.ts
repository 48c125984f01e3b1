import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueForgotten, catalogueRefreshed } from '@/domain/catalogue/events';
import { fetchMenu } from '@/domain/menu/thunks';
import { whenSettled } from '@/lib/usable';
import type { Kept } from './kept';
import type { Listen } from './listen';
import { loadShop } from './start';

/** Dates the catalogue; keeps it for the next visit, and the page with it, once there is nothing better to do. */
export function listenForCatalogue(listen: Listen, kept: Kept): void {
  listen({
    actionCreator: fetchMenu.fulfilled,
    effect: (_, { dispatch }) => {
      dispatch(catalogueRefreshed(Date.now()));
    },
  });
  listen({
    actionCreator: loadShop.fulfilled,
    effect: async (_, { getState }) => {
      const catalogue = selectCatalogue(getState());
      if (!catalogue) return;
      await whenSettled();
      await kept.setCatalogue(catalogue);
      if (!import.meta.env.PROD) return;
      const { keepPage } = await import('@/integrations/service-worker');
      await keepPage();
    },
  });
  listen({ actionCreator: catalogueForgotten, effect: () => kept.forgetCatalogue() });
}
