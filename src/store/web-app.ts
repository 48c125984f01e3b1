import { selectShopFace } from '@/domain/shop/slice';
import { whenSettled } from '@/lib/usable';
import type { Listen } from './listen';

/** The page can be installed as the restaurant's app as soon as the restaurant is known and nothing else is to do. */
export function listenForWebApp(listen: Listen): void {
  listen({
    predicate: (_, state, before) => selectShopFace(state) !== selectShopFace(before),
    effect: async (_, { getState }) => {
      await whenSettled();
      // Without a network it may not come: nothing that is seen depends on it.
      const webApp = await import('@/integrations/web-app').catch(() => null);
      const face = selectShopFace(getState());
      if (face) await webApp?.describeWebApp(face, getState().shop.address.basename);
    },
  });
}
