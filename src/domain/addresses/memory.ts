import { openKeep } from '@/lib/keep';
import { sessionTexts } from '@/lib/local';
import type { Address } from './types';

/** How many addresses are known by the time of their last use. */
const KEPT_USES = 20;

const chosenKey = (shop: string) => `address:${shop}`;

function readIds(ids: unknown): string[] {
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/**
 * What a diner did with their addresses at a shop: the one chosen belongs to the visit, the order of use
 * outlives it (contract, sections 2 and 7).
 */
export function addressMemory(shop: string) {
  const keep = openKeep(shop);
  /** Ids, the last used first. */
  const used = async (): Promise<string[]> => readIds(await keep.get('usedAddresses'));
  return {
    /** Id of the address chosen in this visit, '' for none. */
    chosen: () => sessionTexts.get(chosenKey(shop)),
    used,
    /** The visit goes on with no address chosen. */
    clearChosen: () => {
      sessionTexts.set(chosenKey(shop), '');
    },
    choose: async (id: string) => {
      sessionTexts.set(chosenKey(shop), id);
      // In one step: a logout in between, here or in another tab, would leave it behind.
      await keep.update('usedAddresses', (ids) =>
        [id, ...readIds(ids).filter((other) => other !== id)].slice(0, KEPT_USES),
      );
    },
  };
}

/** The last used first; those never used as the server has them. */
export function inOrderOfUse(addresses: readonly Address[], usedIds: readonly string[]): Address[] {
  const rank = (address: Address) => {
    const at = usedIds.indexOf(address.id);
    return at < 0 ? usedIds.length : at;
  };
  return addresses.toSorted((a, b) => rank(a) - rank(b));
}
