import { selectShownInfo } from '@/domain/shop/slice';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

/** Makes the page installable once the restaurant is known and the first screen is done. */
export function listenForWebApp(listen: Listen): void {
  listen({
    predicate: (_, state, before) => selectShownInfo(state) !== selectShownInfo(before),
    effect: async (_, { getState, pause }) => {
      await pause(afterFirstScreen());
      // The chunk may be unavailable offline, and nothing visible depends on it.
      const webApp = await pause(import('@/integrations/web-app').catch(() => null));
      const info = selectShownInfo(getState());
      if (info) await webApp?.addManifest(info, getState().shop.address.basename);
    },
  });
}
