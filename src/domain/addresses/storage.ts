import { openShopDatabase } from '@/platform/indexed-db';
import { safeSessionStorage } from '@/platform/web-storage';
import type { Address } from './types';

/** How many addresses are known by the time of their last use. */
const MAX_USED_ADDRESSES = 20;

const chosenAddressKey = (shop: string) => `address:${shop}`;

function readIds(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/**
 * What a diner did with their addresses at a shop: the one chosen belongs to the visit, the order of use
 * outlives it (contract, sections 2 and 7).
 */
export function addressStorage(shop: string) {
  const database = openShopDatabase(shop);
  /** Ids, the last used first. */
  const used = async (): Promise<string[]> => readIds(await database.get('usedAddresses'));
  return {
    /** Id of the address chosen in this visit, '' for none. */
    chosen: () => safeSessionStorage.get(chosenAddressKey(shop)),
    used,
    /** The visit goes on with no address chosen. */
    clearChosen: () => {
      safeSessionStorage.set(chosenAddressKey(shop), '');
    },
    choose: async (id: string) => {
      safeSessionStorage.set(chosenAddressKey(shop), id);
      // In one step: a logout in between, here or in another tab, would leave it behind.
      await database.update('usedAddresses', (ids) =>
        [id, ...readIds(ids).filter((other) => other !== id)].slice(0, MAX_USED_ADDRESSES),
      );
    },
  };
}

/** The last used first; those never used as the server has them. */
export function sortByLastUse(addresses: readonly Address[], usedIds: readonly string[]): Address[] {
  const rank = (address: Address) => {
    const at = usedIds.indexOf(address.id);
    return at < 0 ? usedIds.length : at;
  };
  return addresses.toSorted((a, b) => rank(a) - rank(b));
}
