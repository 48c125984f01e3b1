import { closedNoticeShown } from '@/domain/dialogs/slice';
import * as persisted from '@/domain/persisted/values';
import type { ShopAddress } from '@/domain/shop/identify';
import { visitStarted } from '@/domain/visit/events';
import type { Listen } from './listen';

/** The modal that says that the restaurant is closed opens once a visit. */
export function listenForClosedNotice(listen: Listen, shop: ShopAddress): void {
  listen({
    actionCreator: visitStarted,
    effect: (_, { dispatch }) => {
      if (persisted.closedNoticeSeen.read(shop)) dispatch(closedNoticeShown());
    },
  });
  listen({ actionCreator: closedNoticeShown, effect: () => persisted.closedNoticeSeen.write(shop, true) });
}
