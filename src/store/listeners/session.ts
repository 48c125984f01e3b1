import { clearDiner, clearVisit } from '@/domain/persisted/clear';
import * as persisted from '@/domain/persisted/values';
import { loggedIn, sessionEnded } from '@/domain/session/events';
import { isLoggedInPhone } from '@/domain/session/phone';
import {
  hasOrderedChanged,
  phoneRestored,
  selectVerifiedPhone,
  verifiedPhoneRestored,
} from '@/domain/session/slice';
import { fetchWallet, requestGuest } from '@/domain/session/thunks';
import type { ShopSite } from '@/domain/shop/identify';
import { lookUpShop } from '@/domain/shop/thunks';
import { appStarted } from '@/domain/visit/events';
import { afterFirstScreen } from '@/platform/scheduling';
import type { Listen } from './listen';

export function listenForSession(listen: Listen, shop: ShopSite): void {
  listen({
    actionCreator: appStarted,
    effect: async (_, { dispatch, getState }) => {
      dispatch(phoneRestored(persisted.phone.read(shop)));
      const { endedSessions } = getState().session;
      const [hasOrdered, verified] = await Promise.all([
        persisted.hasOrdered.read(shop),
        persisted.verifiedPhone.read(shop),
      ]);
      const state = getState();
      if (state.session.endedSessions !== endedSessions) return;
      if (hasOrdered) dispatch(hasOrderedChanged(true));
      // A phone verified during the read wins.
      if (verified && !selectVerifiedPhone(state)) dispatch(verifiedPhoneRestored(verified));
    },
  });
  listen({
    predicate: (_, state, before) => state.session.phone !== before.session.phone,
    effect: async (action, { dispatch, getState }) => {
      const { phone } = getState().session;
      const persistedPhone = persisted.phone.read(shop);
      if (requestGuest.fulfilled.match(action) && persistedPhone) {
        // Another tab created a guest or logged in meanwhile; its phone wins.
        dispatch(isLoggedInPhone(persistedPhone) ? loggedIn(persistedPhone) : phoneRestored(persistedPhone));
        return;
      }
      persisted.phone.write(shop, phone);
      await dispatch(fetchWallet({ phone }));
    },
  });
  listen({
    predicate: (_, state, before) => selectVerifiedPhone(state) !== selectVerifiedPhone(before),
    effect: async (_, { getState }) => {
      const verified = selectVerifiedPhone(getState());
      if (verified) await persisted.verifiedPhone.write(shop, verified);
      else await persisted.verifiedPhone.remove(shop);
    },
  });
  listen({
    actionCreator: sessionEnded,
    effect: async ({ payload: otherTab }, { dispatch }) => {
      // The tab that logged out clears the rest.
      if (otherTab) {
        clearVisit(shop);
        return;
      }
      await clearDiner(shop);
      await dispatch(requestGuest());
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
