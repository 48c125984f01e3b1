import { ApiFailure } from '@/api/failure';
import {
  idOf,
  linkOf,
  listOf,
  readEach,
  readList,
  recordsOf,
  textOf,
  uniqueBy,
  uniqueById,
  type WireRecord,
} from '@/api/wire';
import { nextTask } from '@/platform/scheduling';
import { arrangeMenu, type Section } from './arrange';
import { readDish } from './dish';
import type { Banner, CategoryTile, Menu } from './types';

function readSection(record: WireRecord): Section | undefined {
  const name = textOf(record, 'category:');
  return name ? { name, dishes: readEach(listOf(record, 'items:'), 'dish', readDish) } : undefined;
}

function menuOf(records: readonly WireRecord[], sections: readonly Section[]): Menu {
  const isFilled = records.some((record) => listOf(record, 'items:').length > 0);
  if (isFilled && sections.every(({ dishes }) => dishes.length === 0)) {
    throw new ApiFailure('answer', 'dishes', 'no readable dish');
  }
  return arrangeMenu(sections);
}

/** Parses the dish list (spec §4, Shop start-up). */
export function parseMenu(answer: unknown): Menu {
  const records = recordsOf(answer, 'dishes');
  return menuOf(records, readList(records, 'dishes', 'menu category', readSection));
}

/** Longest time that parsing a long menu may block input. */
const MAX_TASK_MS = 8;

/** Like `parseMenu`, but yields to input and frames. */
export async function parseLongMenu(answer: unknown): Promise<Menu> {
  const records = recordsOf(answer, 'dishes');
  const sections: Section[] = [];
  let began = performance.now();
  for (const record of records) {
    sections.push(...readEach([record], 'menu category', readSection));
    if (performance.now() - began < MAX_TASK_MS) continue;
    await nextTask();
    began = performance.now();
  }
  // `parseMenu` throws when nothing is readable.
  return sections.length > 0 ? menuOf(records, sections) : parseMenu(answer);
}

/** In-stock dishes that fill a viewport. */
const MIN_DISHES_PER_VIEWPORT = 12;
const CATEGORY_START = '"category:"';

/** Parses categories for one viewport, without out-of-stock dishes; null when they cannot be separated. */
export function parsePartialMenu(answer: string): Menu | null {
  let place = answer.indexOf(CATEGORY_START);
  for (;;) {
    place = answer.indexOf(CATEGORY_START, place + 1);
    if (place < 0) return null;
    const before = answer.slice(0, answer.lastIndexOf('{', place)).trimEnd();
    try {
      // A comma separates two records. Any other text before this place fails to parse.
      const menu = parseMenu(JSON.parse(before.replace(/,$/, ']')));
      const inStock = menu.categories.reduce((sum, { dishIds }) => sum + dishIds.length, 0);
      if (inStock >= MIN_DISHES_PER_VIEWPORT) return { ...menu, outOfStockIds: [] };
    } catch {
      return null;
    }
  }
}

export function parseCategoryTiles(answer: unknown): CategoryTile[] {
  const tiles = readList(recordsOf(answer, 'categories'), 'categories', 'category', (record) => {
    const name = textOf(record, 'name');
    return name
      ? { id: idOf(record, 'documentId') || name, name, imageUrl: linkOf(record, 'img_url') }
      : undefined;
  });
  return uniqueById(tiles);
}

export function parseBanners(answer: unknown): Banner[] {
  const records = recordsOf(answer, 'banners');
  if (records.length > 0 && records.every((record) => textOf(record, 'ImageUrl') === '')) {
    throw new ApiFailure('answer', 'banners', 'no picture named');
  }
  // `readEach`, because a list with only 'N/A' banners is not a failure.
  const banners = readEach(records, 'banner', (record) => {
    const imageUrl = linkOf(record, 'ImageUrl');
    return imageUrl ? { imageUrl } : undefined;
  });
  return uniqueBy(banners, ({ imageUrl }) => imageUrl);
}
