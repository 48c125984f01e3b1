import {
  addressAdded,
  addressChosen,
  addressDraftChanged,
  addressesFetched,
} from '@/domain/addresses/events';
import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import type { Listen } from './listen';

const MAX_USED_ADDRESSES = 20;

export function listenForAddresses(listen: Listen, shop: ShopSite): void {
  const choose = async (id: string) => {
    persisted.chosenAddressId.write(shop, id);
    // Atomic: read and write could put the ids back after a logout in between, here or in another tab.
    await persisted.usedAddressIds.update(shop, (ids) =>
      [id, ...ids.filter((other) => other !== id)].slice(0, MAX_USED_ADDRESSES),
    );
  };
  listen({ actionCreator: addressChosen, effect: ({ payload }) => choose(payload) });
  listen({
    actionCreator: addressesFetched,
    effect: async ({ payload }) => {
      if (payload.foundId) await choose(payload.foundId);
    },
  });
  listen({
    actionCreator: addressAdded,
    effect: ({ payload }) => {
      if (!payload.id) persisted.chosenAddressId.remove(shop);
    },
  });
  // The chosen address was deleted.
  listen({
    predicate: (_, { addresses }, before) =>
      addresses.chosenId === null && before.addresses.chosenId !== null,
    effect: () => persisted.chosenAddressId.remove(shop),
  });
  listen({
    actionCreator: addressDraftChanged,
    effect: async ({ payload }) => {
      await persisted.addressDraft.write(shop, payload);
    },
  });
}
