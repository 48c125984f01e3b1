import { describe, expect, it } from 'vitest';
import { makeRanker } from '@/features/search/rank';
import { bigBazaar } from '../../sandbox/restaurants/big-bazaar';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { spiceGarden } from '../../sandbox/restaurants/spice-garden';
import { bigBazaarCheck, bigBazaarPairs, spiceGardenCheck, spiceGardenPairs } from '../search-pairs';

/** Minimum share of pairs whose first result is the intended dish. */
const RIGHT = 0.95;

function namesOf({ dishes }: RestaurantRecord): string[] {
  const records = dishes.flatMap((category) => category['items:']);
  return [...new Map(records.map((dish) => [dish.CId, dish.itemName])).values()];
}

interface Pair {
  typed: string;
  meant: string;
}

function readPairs(text: string): Pair[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', meant = ''] = line.split(' > ');
      return { typed, meant };
    });
}

const isMeant = (name: string, meant: string) =>
  meant.startsWith('*') ? name.toLowerCase().includes(meant.slice(1)) : name === meant;

function missesOf(restaurant: RestaurantRecord, pairs: readonly Pair[]): string[] {
  const rank = makeRanker(namesOf(restaurant).map((name) => ({ id: name, name })));
  return pairs.flatMap(({ typed, meant }) => {
    const [first = 'nothing'] = rank(typed);
    return isMeant(first, meant) ? [] : [`${typed} > ${meant}, not ${first}`];
  });
}

const menus = [
  { restaurant: spiceGarden, list: 'common mistakes', text: spiceGardenPairs, atLeast: 60 },
  { restaurant: bigBazaar, list: 'common mistakes', text: bigBazaarPairs, atLeast: 60 },
  { restaurant: spiceGarden, list: 'the check list', text: spiceGardenCheck, atLeast: 15 },
  { restaurant: bigBazaar, list: 'the check list', text: bigBazaarCheck, atLeast: 15 },
];

describe.each(menus)('The search in $restaurant.info.name, with $list', ({ restaurant, text, atLeast }) => {
  const pairs = readPairs(text);

  it('is tested with enough queries, all for dishes on the menu', () => {
    const names = namesOf(restaurant);
    expect(pairs.length).toBeGreaterThanOrEqual(atLeast);
    expect(pairs.filter(({ meant }) => !names.some((name) => isMeant(name, meant)))).toEqual([]);
  });

  it('ranks the intended dish first for at least 95 percent of the queries', () => {
    const misses = missesOf(restaurant, pairs);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(pairs.length * (1 - RIGHT));
  });
});

describe.each([spiceGarden, bigBazaar])(
  'The search in $info.name, with one typing error per dish name',
  (restaurant) => {
    /** Drops, doubles or swaps a letter, at a different position for each dish. */
    function slip(name: string, index: number): string {
      const typed = name.toLowerCase();
      const places = Array.from(typed).flatMap((letter, place) =>
        place > 0 && /[a-z]/.test(letter) ? [place] : [],
      );
      const at = places[(index * 7) % places.length] ?? 1;
      const kept = [typed.slice(0, at), typed.slice(at)] as const;
      if (index % 3 === 0) return kept[0] + kept[1].slice(1);
      if (index % 3 === 1) return kept[0] + kept[1].charAt(0) + kept[1];
      return kept[0].slice(0, -1) + kept[1].charAt(0) + kept[0].slice(-1) + kept[1].slice(1);
    }

    it('ranks the dish first for at least 95 percent of the tested names', () => {
      const names = namesOf(restaurant);
      const some = names.filter((_, index) => names.length < 100 || index % 15 === 0);
      const misses = missesOf(
        restaurant,
        some.map((meant, index) => ({ typed: slip(meant, index), meant })),
      );
      expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(some.length * (1 - RIGHT));
    });
  },
);
