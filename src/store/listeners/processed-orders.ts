import * as persisted from '@/domain/persisted/values';
import type { ShopAddress } from '@/domain/shop/identify';

const MAX_REMEMBERED_ORDERS = 50;

const underWay = new Set<string>();

/** Orders of a shop that have cleared a cart, which each does only once (contract §5). */
export function clearedOrdersOf(shop: ShopAddress) {
  const inTab = () => persisted.clearedOrdersOfTab.read(shop);
  return {
    ids: async () => [...(await persisted.clearedOrders.read(shop)), ...inTab()],
    /** @returns false when the order has cleared the cart before, in any tab. */
    claim: async (id: string): Promise<boolean> => {
      if (underWay.has(id) || inTab().includes(id)) return false;
      underWay.add(id);
      let isFirst = true;
      await persisted.clearedOrders.update(shop, (ids) => {
        isFirst = !ids.includes(id);
        return isFirst ? [...ids, id].slice(-MAX_REMEMBERED_ORDERS) : ids;
      });
      persisted.clearedOrdersOfTab.write(shop, [...inTab(), id].slice(-MAX_REMEMBERED_ORDERS));
      underWay.delete(id);
      return isFirst;
    },
  };
}
