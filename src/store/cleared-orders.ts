import type { ShopAddress } from '@/domain/shop/identify';
import { openShopDatabase } from '@/platform/indexed-db';
import { safeSessionStorage } from '@/platform/web-storage';

const MAX_REMEMBERED_ORDERS = 50;

const underWay = new Set<string>();

/** Orders of a shop that have cleared a cart, which each does only once (contract §5). */
export function clearedOrdersOf({ key }: ShopAddress) {
  const database = openShopDatabase(key);
  /** Survives reloads of this tab when nothing else is stored. */
  const tabKey = `cleared:${key}`;
  const inTab = () => safeSessionStorage.get(tabKey).split(' ').filter(Boolean);
  return {
    ids: async () => [...readIds(await database.get('clearedOrders')), ...inTab()],
    /** @returns false when the order has cleared the cart before, in any tab. */
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
