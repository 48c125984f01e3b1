import { selectShopHeader } from '@/domain/shop/slice';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

/** The page can be installed as the restaurant's app as soon as the restaurant is known and nothing else is to do. */
export function listenForWebApp(listen: Listen): void {
  listen({
    predicate: (_, state, before) => selectShopHeader(state) !== selectShopHeader(before),
    effect: async (_, { getState }) => {
      await afterFirstScreen();
      // Without a network it may not come: nothing that is seen depends on it.
      const webApp = await import('@/integrations/web-app').catch(() => null);
      const header = selectShopHeader(getState());
      if (header) await webApp?.describeWebApp(header, getState().shop.address.basename);
    },
  });
}
