import { openShopDatabase } from '@/platform/indexed-db';
import { safeSessionStorage } from '@/platform/web-storage';
import type { Address } from './types';

const MAX_USED_ADDRESSES = 20;

const chosenAddressKey = (shop: string) => `address:${shop}`;

function readIds(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** The chosen address belongs to the visit; the order of use outlives it (contract §2, §7). */
export function addressStorage(shop: string) {
  const database = openShopDatabase(shop);
  const used = async (): Promise<string[]> => readIds(await database.get('usedAddresses'));
  return {
    /** Id of the address chosen in this visit; '' for none. */
    chosen: () => safeSessionStorage.get(chosenAddressKey(shop)),
    used,
    clearChosen: () => {
      safeSessionStorage.set(chosenAddressKey(shop), '');
    },
    choose: async (id: string) => {
      safeSessionStorage.set(chosenAddressKey(shop), id);
      // Atomic: get and set could write the ids back after a logout in between, here or in another tab.
      await database.update('usedAddresses', (ids) =>
        [id, ...readIds(ids).filter((other) => other !== id)].slice(0, MAX_USED_ADDRESSES),
      );
    },
  };
}

/** Sorts by last use. Unused addresses follow in the server's order. */
export function sortByLastUse(addresses: readonly Address[], usedIds: readonly string[]): Address[] {
  const rank = (address: Address) => {
    const at = usedIds.indexOf(address.id);
    return at < 0 ? usedIds.length : at;
  };
  return addresses.toSorted((a, b) => rank(a) - rank(b));
}
