import * as persisted from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';

const MAX_PROCESSED_ORDERS = 50;

/** Ids of orders that this page is marking: storage may take seconds to answer. */
const marking = new Set<string>();

/** Orders of a shop that have cleared their cart. An order does so only once (contract §5). */
export function processedOrdersOf(shop: ShopSite) {
  const inTab = () => persisted.processedOrdersOfTab.read(shop);
  return {
    ids: async () => [...(await persisted.processedOrders.read(shop)), ...inTab()],
    /** @returns false when the order was processed before, in any tab. */
    markProcessed: async (id: string): Promise<boolean> => {
      if (marking.has(id) || inTab().includes(id)) return false;
      marking.add(id);
      let isFirst = true;
      await persisted.processedOrders.update(shop, (ids) => {
        isFirst = !ids.includes(id);
        return isFirst ? [...ids, id].slice(-MAX_PROCESSED_ORDERS) : ids;
      });
      persisted.processedOrdersOfTab.write(shop, [...inTab(), id].slice(-MAX_PROCESSED_ORDERS));
      marking.delete(id);
      return isFirst;
    },
  };
}
