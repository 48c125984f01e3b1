import Fuse from 'fuse.js';
import { SEARCH_THRESHOLD } from '@/config/limits';

const TIER = { exact: 0, prefix: 1, words: 2, within: 3, nearWords: 4, someWords: 5, loose: 6 } as const;

export interface SearchableDish {
  id: string;
  name: string;
}

interface Entry extends SearchableDish {
  plain: string;
  words: readonly string[];
}

/** Distance of each menu word from one query word. */
type Distances = ReadonlyMap<string, number>;

/** Best match first. */
export type Ranker = (query: string) => string[];

/**
 * Creates a ranker: exact, prefix and word matches first, then similar spellings ("biriyani", "panir tika").
 * Loose matches appear only without closer ones. Menu order of `dishes` breaks ties.
 */
export function makeRanker(dishes: readonly SearchableDish[]): Ranker {
  const entries = dishes.map(({ id, name }): Entry => {
    const plain = plainText(name);
    return { id, name, plain, words: plain.split(' ') };
  });
  const sounds = new Map(entries.flatMap(({ words }) => words.map((word) => [word, phoneticKey(word)])));
  const fuse = new Fuse(entries, {
    keys: ['plain'],
    threshold: SEARCH_THRESHOLD,
    ignoreLocation: true,
    includeScore: true,
  });

  return (query) => {
    const plain = plainText(query);
    // Punctuation alone matches no dish; a blank query matches all.
    if (!plain) return query.trim() ? [] : dishes.map((dish) => dish.id);
    const words = plain.split(' ');
    // Compare each distinct word once: a menu has far fewer words than names.
    const distances = words.map((word): Distances => {
      const wordSound = phoneticKey(word);
      return new Map([...sounds].map(([other, otherSound]) => [other, wordDistance(wordSound, otherSound)]));
    });
    const ranked = fuse.search(plain).map(({ item, score = 1, refIndex }) => ({
      item,
      score,
      refIndex,
      ...closeness(item, plain, words, distances),
    }));
    const close = ranked.filter(({ tier }) => tier < TIER.loose);
    const matches =
      close.length > 0 ? close : ranked.filter(({ item }) => sharesSubstring(plain, item.plain));
    return matches
      .sort(
        (a, b) => a.tier - b.tier || a.distance - b.distance || a.score - b.score || a.refIndex - b.refIndex,
      )
      .map(({ item }) => item.id);
  };
}

function closeness(
  entry: Entry,
  query: string,
  words: readonly string[],
  wordDistances: readonly Distances[],
): { tier: number; distance: number } {
  if (entry.plain === query) return { tier: TIER.exact, distance: 0 };
  if (entry.plain.startsWith(query)) return { tier: TIER.prefix, distance: entry.words.length };
  if (words.every((word) => entry.words.some((other) => other.startsWith(word)))) {
    return { tier: TIER.words, distance: entry.words.length };
  }
  if (entry.plain.includes(query)) return { tier: TIER.within, distance: entry.words.length };

  const distances = wordDistances.map((to) =>
    Math.min(...entry.words.map((other) => to.get(other) ?? Infinity)),
  );
  const near = distances.filter((distance) => distance < Infinity);
  const sum = near.reduce((total, distance) => total + distance, 0);
  if (near.length === words.length) return { tier: TIER.nearWords, distance: sum };
  if (near.length * 2 >= words.length && near.length > 0) {
    return { tier: TIER.someWords, distance: (words.length - near.length) * 10 + sum };
  }
  return { tier: TIER.loose, distance: 0 };
}

/** Whether both share a long enough substring: at this threshold, Fuse also matches scattered letters. */
function sharesSubstring(query: string, name: string): boolean {
  const length = Math.max(Math.min(3, query.length), Math.ceil(query.length * 0.35));
  for (let start = 0; start + length <= query.length; start += 1) {
    if (name.includes(query.slice(start, start + length))) return true;
  }
  return false;
}

function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Unifies spellings of Indian dishes that sound alike: "paneer"/"panir", "chhole"/"chole". */
function phoneticKey(word: string): string {
  return word
    .replace(/ee|ea|ey|ie|iy/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/aa/g, 'a')
    .replace(/ck|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/([bcdgkpst])h/g, '$1')
    .replace(/(.)\1+/g, '$1');
}

/** Returns the edit distance of two words as phonetic keys; Infinity when they differ too much. */
function wordDistance(a: string, b: string): number {
  // Compare an unfinished word with the start of a longer one.
  if (b.startsWith(a)) return a === b ? 0 : 0.5;
  const allowed = a.length < 4 ? 0 : a.length < 7 ? 1 : 2;
  if (allowed === 0 || a.length - b.length > allowed) return Infinity;
  const whole = editDistance(a, b);
  const prefixDistance = b.length > a.length ? editDistance(a, b.slice(0, a.length)) + 0.5 : Infinity;
  const distance = Math.min(whole, prefixDistance);
  return distance <= allowed ? distance : Infinity;
}

/** Damerau–Levenshtein distance (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
