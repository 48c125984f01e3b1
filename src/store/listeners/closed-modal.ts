import { closedNoticeShown } from '@/domain/dialogs/slice';
import * as persisted from '@/domain/persisted/values';
import type { ShopAddress } from '@/domain/shop/identify';
import { visitStarted } from '@/domain/visit/events';
import type { Listen } from './listen';

/** Persists that the diner has seen the 'closed' modal, so that it opens once per visit. */
export function listenForClosedNotice(listen: Listen, shop: ShopAddress): void {
  listen({
    actionCreator: visitStarted,
    effect: (_, { dispatch }) => {
      if (persisted.closedNoticeSeen.read(shop)) dispatch(closedNoticeShown());
    },
  });
  listen({ actionCreator: closedNoticeShown, effect: () => persisted.closedNoticeSeen.write(shop, true) });
}
