import type { ShopAddress } from '@/domain/shop/identify';
import { openShopDatabase } from '@/platform/indexed-db';
import { safeSessionStorage } from '@/platform/web-storage';

/** Orders remembered as having cleared a cart. */
const MAX_REMEMBERED_ORDERS = 50;

/** Orders that this page is claiming just now. */
const underWay = new Set<string>();

/** The orders of a shop that have cleared a cart once and never do again (contract, section 5). */
export function clearedOrdersOf({ key }: ShopAddress) {
  const database = openShopDatabase(key);
  /** For this tab's reloads, where nothing else is kept. */
  const tabKey = `cleared:${key}`;
  const inTab = () => safeSessionStorage.get(tabKey).split(' ').filter(Boolean);
  return {
    ids: async () => [...readIds(await database.get('clearedOrders')), ...inTab()],
    /** Takes an order as one that clears the cart. @returns false when it has done so before, in any tab. */
    claim: async (id: string): Promise<boolean> => {
      if (underWay.has(id) || inTab().includes(id)) return false;
      underWay.add(id);
      let isFirst = true;
      await database.update('clearedOrders', (value) => {
        const ids = readIds(value);
        isFirst = !ids.includes(id);
        return isFirst ? [...ids, id].slice(-MAX_REMEMBERED_ORDERS) : ids;
      });
      safeSessionStorage.set(tabKey, [...inTab(), id].slice(-MAX_REMEMBERED_ORDERS).join(' '));
      underWay.delete(id);
      return isFirst;
    },
  };
}

function readIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
