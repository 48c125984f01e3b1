import { sessionEnded } from '@/domain/session/events';
import { fetchWallet, requestGuest } from '@/domain/session/thunks';
import { lookUpShop } from '@/domain/shop/thunks';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

export function listenForSession(listen: Listen): void {
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (_, { dispatch, getState }) => {
      await dispatch(fetchWallet({ phone: getState().session.phone }));
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
    effect: async (_, { dispatch, getState, pause, take }) => {
      // Wallet and guest are not needed for the first screen. An earlier add requests the guest itself.
      const hasEnded = await Promise.race([take(sessionEnded.match), pause(afterFirstScreen())]);
      // The listener above requests the guest.
      if (hasEnded) return;
      const { phone } = getState().session;
      await dispatch(fetchWallet({ phone }));
      if (!phone) await dispatch(requestGuest());
    },
  });
}
