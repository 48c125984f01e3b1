import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import { counters, type Counter } from '../../sandbox/restaurants/big-bazaar/counters';
import { bigMenu } from '../../sandbox/restaurants/big-bazaar/menu';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';

/** Numbers of dishes that everything is measured with. */
export const SIZES = [60, 300, 1500, 5000] as const;
/** Of the restaurant whose pages are visited most. */
export const USUAL = 300;

/** What a counter's dishes are told apart by where one round of counters is not enough. */
const HALLS = ['', 'Marina', 'Lakeside', 'Hill Road'];
/** A small restaurant has this many categories, a large one as many as its dishes need. */
const FEWEST_COUNTERS = 8;
/** Names that a counter has. */
const MOST_A_COUNTER = 38;

function countersFor(dishes: number): Counter[] {
  const every = HALLS.flatMap((hall) => counters.map((counter) => inHall(counter, hall)));
  return every.slice(0, Math.max(FEWEST_COUNTERS, Math.ceil(dishes / MOST_A_COUNTER)));
}

function inHall(counter: Counter, hall: string): Counter {
  if (!hall) return counter;
  const { name, bases } = counter;
  return { ...counter, name: `${hall} ${name}`, bases: bases.map((base) => `${hall} ${base}`) };
}

/** Where the restaurant of so many dishes is found. */
export function slugOf(dishes: number): string {
  return `dishes-${dishes}`;
}

/** A restaurant like the sandbox's big one, with so many dishes; the same at every run. */
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
