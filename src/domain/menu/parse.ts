import { ApiFailure } from '@/api/failure';
import {
  flagOf,
  idOf,
  labelOf,
  linkOf,
  listOf,
  numberOf,
  readEach,
  readList,
  recordsOf,
  textOf,
  type WireRecord,
} from '@/api/wire';
import { MAX_VARIANTS } from '@/config/limits';
import { toPaise } from '@/lib/money';
import { arrangeMenu } from './arrange';
import type { Banner, CategoryTile, Dish, Menu, SizeVariant } from './types';

function readVariant(record: WireRecord): SizeVariant | undefined {
  const id = idOf(record, 'ID');
  const offer = numberOf(record, 'OfferPrice');
  const full = numberOf(record, 'Price') ?? offer;
  const offerPrice = offer ?? full;
  if (!id || full === undefined || offerPrice === undefined || full < 0 || offerPrice < 0) return undefined;
  return { id, label: labelOf(record, 'Quantity'), price: toPaise(full), offerPrice: toPaise(offerPrice) };
}

function idsOf(record: WireRecord, field: string): string[] {
  return listOf(record, field)
    .filter((id) => typeof id === 'string' || typeof id === 'number')
    .map(String);
}

function readDish(record: WireRecord): Dish | undefined {
  const id = idOf(record, 'CId');
  const name = textOf(record, 'itemName');
  const [first, ...others] = readEach(listOf(record, 'Price'), 'size variant', readVariant);
  if (!id || !name || !first) return undefined;
  return {
    id,
    name,
    description: textOf(record, 'description'),
    imageUrl: linkOf(record, 'imageUrl'),
    veg: flagOf(record, 'veg'),
    popular: flagOf(record, 'popular'),
    outOfStock: flagOf(record, 'OutOfStock'),
    variants: [first, ...others.slice(0, MAX_VARIANTS - 1)],
    hasCustomizations: flagOf(record, 'selectToppingCheck'),
    customizationGroupIds: idsOf(record, 'selectTopping'),
    hasAddOns: flagOf(record, 'add_on_Check'),
    addOnGroupIds: idsOf(record, 'add_on'),
  };
}

/** The dish list (spec, section 4: Shop start-up). */
export function parseMenu(answer: unknown): Menu {
  const records = recordsOf(answer, 'dishes');
  const sections = readList(records, 'dishes', 'menu category', (record) => {
    const name = textOf(record, 'category:');
    return name ? { name, dishes: readEach(listOf(record, 'items:'), 'dish', readDish) } : undefined;
  });
  const isFilled = records.some((record) => listOf(record, 'items:').length > 0);
  if (isFilled && sections.every(({ dishes }) => dishes.length === 0)) {
    throw new ApiFailure('answer', 'dishes', 'no readable dish');
  }
  return arrangeMenu(sections);
}

export function parseCategoryTiles(answer: unknown): CategoryTile[] {
  return readList(recordsOf(answer, 'categories'), 'categories', 'category', (record) => {
    const name = textOf(record, 'name');
    return name
      ? { id: idOf(record, 'documentId') || name, name, imageUrl: linkOf(record, 'img_url') }
      : undefined;
  });
}

export function parseBanners(answer: unknown): Banner[] {
  const records = recordsOf(answer, 'banners');
  if (records.length > 0 && records.every((record) => textOf(record, 'ImageUrl') === '')) {
    throw new ApiFailure('answer', 'banners', 'no picture named');
  }
  // One that is named 'N/A' is none, and no defect.
  return readEach(records, 'banner', (record) => {
    const imageUrl = linkOf(record, 'ImageUrl');
    return imageUrl ? { imageUrl } : undefined;
  });
}
