/** The last catalogue of a shop, in IndexedDB: large, public and replaceable. Failures of the database are ignored. */
import { del, get, set, update } from 'idb-keyval';
import { openDatabase } from '@/platform/indexed-db';
import type { ShopSite } from '../shop/identify';
import { parseCatalogue } from './parse';
import type { Catalogue } from './types';

/** Increment the number when a field gets another meaning. */
const keyOf = ({ key }: ShopSite) => `${key}/catalogue:1`;

export async function readCatalogue(shop: ShopSite): Promise<Catalogue | null> {
  try {
    return parseCatalogue(await get<unknown>(keyOf(shop), openDatabase()));
  } catch {
    return null;
  }
}

/** Does not replace another tab's newer catalogue, unless its date is in the future. */
export async function writeCatalogue(shop: ShopSite, catalogue: Catalogue): Promise<void> {
  const newest = (stored: unknown) => {
    const other = parseCatalogue(stored);
    return other && other.requestedAt > catalogue.requestedAt && other.requestedAt <= Date.now()
      ? other
      : catalogue;
  };
  const database = openDatabase();
  // A value that is damaged on disk cannot be read, but replaced.
  const replace = async () => set(keyOf(shop), catalogue, database);
  const write = async () => update<unknown>(keyOf(shop), newest, database);
  await write()
    .catch(replace)
    .catch(() => undefined);
}

export async function removeCatalogue(shop: ShopSite): Promise<void> {
  try {
    await del(keyOf(shop), openDatabase());
  } catch {
    // There is nothing to remove.
  }
}
