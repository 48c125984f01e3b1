import { closedModalShown } from '@/domain/dialogs/slice';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import { appStarted } from '@/domain/visit/events';
import type { Listen } from './listen';

/** Persists that the diner has seen the 'closed' modal, so that it opens once per visit. */
export function listenForClosedModal(listen: Listen, shop: ShopSite): void {
  listen({
    actionCreator: appStarted,
    effect: (_, { dispatch }) => {
      if (persisted.closedModalSeen.read(shop)) dispatch(closedModalShown());
    },
  });
  listen({ actionCreator: closedModalShown, effect: () => persisted.closedModalSeen.write(shop, true) });
}
