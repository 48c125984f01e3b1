import type { ShopAddress } from '@/domain/shop/identify';
import { openKeep } from '@/lib/keep';
import { sessionTexts } from '@/lib/local';

/** Orders remembered as having cleared a cart. */
const REMEMBERED = 50;

/** Orders that this page is claiming just now. */
const underWay = new Set<string>();

/** The orders of a shop that have cleared a cart once and never do again (contract, section 5). */
export function clearedOrdersOf({ key }: ShopAddress) {
  const keep = openKeep(key);
  /** For this tab's reloads, where nothing else is kept. */
  const tabKey = `cleared:${key}`;
  const inTab = () => sessionTexts.get(tabKey).split(' ').filter(Boolean);
  return {
    ids: async () => [...readIds(await keep.get('clearedOrders')), ...inTab()],
    /** Takes an order as one that clears the cart. @returns false when it has done so before, in any tab. */
    claim: async (id: string): Promise<boolean> => {
      if (underWay.has(id) || inTab().includes(id)) return false;
      underWay.add(id);
      let isFirst = true;
      await keep.update('clearedOrders', (value) => {
        const ids = readIds(value);
        isFirst = !ids.includes(id);
        return isFirst ? [...ids, id].slice(-REMEMBERED) : ids;
      });
      sessionTexts.set(tabKey, [...inTab(), id].slice(-REMEMBERED).join(' '));
      underWay.delete(id);
      return isFirst;
    },
  };
}

function readIds(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
