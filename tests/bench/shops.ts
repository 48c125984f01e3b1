import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { counters, type Counter } from '../../sandbox/restaurants/big-bazaar/counters';
import { bigMenu } from '../../sandbox/restaurants/big-bazaar/menu';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';

export const SIZES = [60, 300, 1500, 5000] as const;
export const DEFAULT_SIZE = 300;

/** Prefixes that distinguish repeated counters of large restaurants. */
const HALLS = ['', 'Marina', 'Lakeside', 'Hill Road'];
/** Lower limit of categories. Large restaurants have as many as their dishes need. */
const MIN_COUNTERS = 8;
const MAX_DISHES_PER_COUNTER = 38;

function countersFor(dishes: number): Counter[] {
  const every = HALLS.flatMap((hall) => counters.map((counter) => inHall(counter, hall)));
  return every.slice(0, Math.max(MIN_COUNTERS, Math.ceil(dishes / MAX_DISHES_PER_COUNTER)));
}

function inHall(counter: Counter, hall: string): Counter {
  if (!hall) return counter;
  const { name, bases } = counter;
  return { ...counter, name: `${hall} ${name}`, bases: bases.map((base) => `${hall} ${base}`) };
}

export function slugOf(dishes: number): string {
  return `dishes-${dishes}`;
}

/** Like the sandbox's big restaurant. The result is deterministic. */
export function shopOf(dishes: number): RestaurantRecord {
  const id = String(9_000_000 + dishes);
  const shown = countersFor(dishes);
  return {
    ...bigBazaar,
    slug: slugOf(dishes),
    info: { ...bigBazaar.info, Key: id },
    categories: shown.map((counter, index) => ({
      name: counter.name,
      img_url: `/pictures/category/${counter.tile}.svg`,
      documentId: `category-${index + 1}`,
    })),
    dishes: bigMenu(dishes, dishes, shown),
    customizationGroups: bigBazaar.customizationGroups.map((group) => ({ ...group, restId: id })),
  };
}
