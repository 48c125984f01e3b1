import Fuse from 'fuse.js';
import { SEARCH_THRESHOLD } from '@/config/limits';

const TIER = { exact: 0, prefix: 1, words: 2, within: 3, nearWords: 4, someWords: 5, loose: 6 } as const;

interface SearchableDish {
  id: string;
  name: string;
}

interface Entry {
  id: string;
  plain: string;
  length: number;
  /** Its words, and each word joined with the next: a diner may write "buttermilk" for "Butter Milk". */
  words: readonly string[];
}

/** The words of a query. In one reading two of them are joined: a diner may write "butter milk" for "Buttermilk". */
type Reading = readonly string[];

interface Closeness {
  tier: number;
  distance: number;
}

const LOOSE: Closeness = { tier: TIER.loose, distance: 0 };

/**
 * Creates a ranker: exact, prefix and word matches first, then similar spellings ("biriyani", "panir tika").
 * Loose matches appear only without closer ones. Menu order of `dishes` breaks ties.
 */
export function makeRanker(dishes: readonly SearchableDish[]): (query: string) => string[] {
  const entries = dishes.map(({ id, name }): Entry => {
    const plain = searchableText(name);
    const words = plain.split(' ');
    return { id, plain, length: words.length, words: [...words, ...joinedPairs(words)] };
  });
  const sounds = new Map(entries.flatMap(({ words }) => words.map((word) => [word, phoneticKey(word)])));
  const fuse = new Fuse(entries, {
    keys: ['plain'],
    threshold: SEARCH_THRESHOLD,
    ignoreLocation: true,
    includeScore: true,
  });

  return (query) => {
    const plain = searchableText(query);
    // Punctuation alone matches no dish; a blank query matches all.
    if (!plain) return query.trim() ? [] : dishes.map((dish) => dish.id);
    const readings = readingsOf(plain.split(' '));
    // Compare each distinct word once: a menu has far fewer words than names.
    const distances = new Map(
      [...new Set(readings.flat())].map((word) => {
        const sound = phoneticKey(word);
        return [word, new Map([...sounds].map(([other, key]) => [other, wordDistance(sound, key)]))];
      }),
    );
    const distance = (word: string, other: string) => distances.get(word)?.get(other) ?? Infinity;
    const ranked = fuse.search(plain).map(({ item, score = 1, refIndex }) => ({
      item,
      score,
      refIndex,
      ...closeness(item, plain, readings, distance),
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

const joinedPairs = (words: readonly string[]) =>
  words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);

function readingsOf(words: readonly string[]): Reading[] {
  const joined = joinedPairs(words).map((pair, index) => words.toSpliced(index, 2, pair));
  return [words, ...joined];
}

function closeness(
  { plain, words, length }: Entry,
  query: string,
  readings: readonly Reading[],
  distance: (word: string, other: string) => number,
): Closeness {
  if (plain === query) return { tier: TIER.exact, distance: 0 };
  if (plain.startsWith(query)) return { tier: TIER.prefix, distance: length };
  const isIn = (word: string) => words.some((other) => other.startsWith(word));
  if (readings.some((reading) => reading.every(isIn))) return { tier: TIER.words, distance: length };
  if (plain.includes(query)) return { tier: TIER.within, distance: length };
  const [asTyped, ...joined] = readings.map((reading) =>
    nearness(reading.map((word) => Math.min(...words.map((other) => distance(word, other))))),
  );
  const near = [asTyped, ...joined].find((reading) => reading?.tier === TIER.nearWords);
  return near ?? asTyped ?? LOOSE;
}

/** @param distances of each query word to the nearest word of a name */
function nearness(distances: readonly number[]): Closeness {
  const near = distances.filter((distance) => distance < Infinity);
  const sum = near.reduce((total, distance) => total + distance, 0);
  const missing = distances.length - near.length;
  if (missing === 0) return { tier: TIER.nearWords, distance: sum };
  if (near.length >= missing) return { tier: TIER.someWords, distance: missing * 10 + sum };
  return LOOSE;
}

/** Whether both share a long enough substring: at this threshold, Fuse also matches scattered letters. */
function sharesSubstring(query: string, name: string): boolean {
  const length = Math.max(Math.min(3, query.length), Math.ceil(query.length * 0.35));
  for (let start = 0; start + length <= query.length; start += 1) {
    if (name.includes(query.slice(start, start + length))) return true;
  }
  return false;
}

function searchableText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Spellings that sound alike, each with two words that are too short to be found by their edit distance. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ck|q/g, 'k'], // chikan, chicken
  [/ou/g, 'u'], // sup, soup
  [/ee|ea/g, 'i'], // khir, kheer; creem, cream
  [/oo/g, 'u'], // puri, poori
  [/w/g, 'v'], // paw, pav
  [/([bcdgkpst])h/g, '$1'], // bel, bhel
  [/(.)\1/g, '$1'], // nan, naan
];

function phoneticKey(word: string): string {
  return SOUNDS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), word);
}

/** Returns the edit distance of two words as phonetic keys; Infinity when they differ too much. */
function wordDistance(a: string, b: string): number {
  // Compare an unfinished word with the start of a longer one.
  if (b.startsWith(a)) return a === b ? 0 : 0.5;
  const allowed = a.length < 4 ? 0 : a.length < 7 ? 1 : 2;
  if (allowed === 0 || a.length - b.length > allowed) return Infinity;
  const distances = editDistances(a, b.slice(0, a.length + allowed));
  const distance = Math.min(distances[b.length] ?? Infinity, (distances[a.length] ?? Infinity) + 0.5);
  return distance <= allowed ? distance : Infinity;
}

/** Returns the Damerau–Levenshtein distance (optimal string alignment) of `a` to each start of `b`, by its length. */
function editDistances(a: string, b: string): number[] {
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
  return last;
}
