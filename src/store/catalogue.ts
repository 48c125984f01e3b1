import { selectCatalogue } from '@/domain/catalogue/catalogue';
import { catalogueForgotten, catalogueRefreshed } from '@/domain/catalogue/events';
import { fetchMenu } from '@/domain/menu/thunks';
import { whenSettled } from '@/lib/usable';
import type { Kept } from './kept';
import type { Listen } from './listen';
import { loadShop } from './start';

/** Dates the catalogue; keeps it for the next visit, and the page with it, once there is nothing better to do. */
export function listenForCatalogue(listen: Listen, kept: Kept): void {
  // An answer is as old as its question: one that was long on its way is no newer than what overtook it.
  let askedAt = 0;
  listen({
    actionCreator: fetchMenu.pending,
    effect: () => {
      askedAt = Date.now();
    },
  });
  listen({
    actionCreator: fetchMenu.fulfilled,
    effect: (_, { dispatch }) => {
      dispatch(catalogueRefreshed(askedAt));
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
      // Without a network it may not come: the next answer of the restaurant asks for it again.
      const worker = await import('@/integrations/service-worker').catch(() => null);
      await worker?.keepPage();
    },
  });
  listen({ actionCreator: catalogueForgotten, effect: () => kept.forgetCatalogue() });
}
