import { sessionEnded } from '@/domain/session/types';
import { fetchWallet, requestGuest } from '@/domain/session/slice';
import { lookUpShop } from '@/domain/shop/slice';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

export function listenForSession(listen: Listen): void {
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (_, { dispatch }) => {
      await dispatch(fetchWallet());
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: async ({ payload: otherTab }, { dispatch }) => {
      // The tab that logged out requests the guest.
      if (!otherTab) await dispatch(requestGuest());
    },
  });
  listen({
    actionCreator: lookUpShop.fulfilled,
    effect: async (_, { dispatch, pause, take }) => {
      // Wallet and guest are not needed for the first screen. An earlier add requests the guest itself.
      const hasEnded = await Promise.race([take(sessionEnded.match), pause(afterFirstScreen())]);
      // The listener above requests the guest.
      if (hasEnded) return;
      await dispatch(fetchWallet());
      await dispatch(requestGuest());
    },
  });
}
