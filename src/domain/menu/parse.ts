import { freeze } from '@reduxjs/toolkit';
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
import { withStructuralSharing } from '@/lib/structural-sharing';
import { yieldToMain } from '@/platform/scheduling';
import { arrangeMenu, type CategoryDishes } from './arrange';
import { readDish } from './dish';
import type { Banner, CategoryTile, Menu } from './types';

function readCategory(record: WireRecord): CategoryDishes | undefined {
  const name = textOf(record, 'category:');
  return name ? { name, dishes: readEach(listOf(record, 'items:'), 'dish', readDish) } : undefined;
}

function menuOf(records: readonly WireRecord[], categories: readonly CategoryDishes[]): Menu {
  const isFilled = records.some((record) => listOf(record, 'items:').length > 0);
  if (isFilled && categories.every(({ dishes }) => dishes.length === 0)) {
    throw new ApiFailure('answer', 'dishes', 'no readable dish');
  }
  return arrangeMenu(categories);
}

/** Parses the dish list (spec §4, Shop start-up). */
export function parseMenu(answer: unknown): Menu {
  const records = recordsOf(answer, 'dishes');
  return menuOf(records, readList(records, 'dishes', 'menu category', readCategory));
}

/** Parsing yields after a category when its task has taken this long. */
const MAX_TASK_MS = 8;

/**
 * Like `parseMenu`, but yields to input and frames. Reuses the objects of unchanged dishes, so that they do not rerender.
 * @param getShownDishes is called for each category, because a persisted menu may be shown meanwhile.
 */
export async function parseMenuInSteps(answer: unknown, getShownDishes: () => Menu['dishes']): Promise<Menu> {
  const records = recordsOf(answer, 'dishes');
  const categories: CategoryDishes[] = [];
  let taskStart = performance.now();
  for (const record of records) {
    const shownDishes = getShownDishes();
    for (const { name, dishes } of readEach([record], 'menu category', readCategory)) {
      // Freeze each dish here: the store would freeze all dishes in one long task.
      const shared = dishes.map((dish) => freeze(withStructuralSharing(shownDishes[dish.id], dish), true));
      categories.push({ name, dishes: shared });
    }
    if (performance.now() - taskStart < MAX_TASK_MS) continue;
    await yieldToMain();
    taskStart = performance.now();
  }
  // Arranging the menu and showing it take a task of their own.
  await yieldToMain();
  // `parseMenu` throws when nothing is readable.
  return categories.length > 0 ? menuOf(records, categories) : parseMenu(answer);
}

/** In-stock dishes that fill a viewport. */
const MIN_DISHES_PER_VIEWPORT = 12;
const CATEGORY_START = '"category:"';

/** Parses categories for one viewport, without out-of-stock dishes; null when they cannot be separated. */
export function parsePartialMenu(answer: string): Menu | null {
  let position = answer.indexOf(CATEGORY_START);
  for (;;) {
    position = answer.indexOf(CATEGORY_START, position + 1);
    if (position < 0) return null;
    const before = answer.slice(0, answer.lastIndexOf('{', position)).trimEnd();
    try {
      // A comma separates two records. Any other text before this position fails to parse.
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
