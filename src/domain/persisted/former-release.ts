import { delMany, getMany, keys } from 'idb-keyval';
import { isRecord } from '@/lib/guards';
import { openDatabase } from '@/platform/indexed-db';
import { addToRecord } from './records';

const NAMES =
  'choices|appliedOffer|leftForPayment|verifiedPhone|addressDraft|usedAddresses|clearedOrders|hasOrdered';

/**
 * Moves the values of release 0.3 in IndexedDB, one entry `{shop}/{name}` for each, to the records of all shops of
 * the origin. Delete this file on 1 June 2027. @returns whether there was something to move.
 */
export async function moveFormerRecords(): Promise<boolean> {
  try {
    const database = openDatabase();
    const found = (await keys<string>(database)).filter((key) => new RegExp(`/(${NAMES})$`).test(key));
    if (found.length === 0) return false;
    const values = await getMany<unknown>(found, database);
    for (const shop of new Set(found.map((key) => key.replace(/\/[^/]+$/, '')))) {
      const valueOf = (name: string) => values[found.indexOf(`${shop}/${name}`)];
      const [choices, offer, orders] = ['choices', 'appliedOffer', 'clearedOrders'].map(valueOf);
      addToRecord(shop, (cartId) => ({
        ...(isRecord(choices) && choices),
        appliedOffer: isRecord(offer) && offer['cartId'] === cartId ? offer['offer'] : null,
        leftForPayment: valueOf('leftForPayment'),
        verifiedPhone: valueOf('verifiedPhone'),
        addressDraft: valueOf('addressDraft'),
        usedAddressIds: valueOf('usedAddresses'),
        ordersThatClearedACart: Array.isArray(orders) ? orders.toReversed() : [],
      }));
    }
    await delMany(found, database);
    return true;
  } catch {
    // Without a database there is nothing to move.
    return false;
  }
}
