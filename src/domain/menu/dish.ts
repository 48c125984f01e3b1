import {
  flagOf,
  idOf,
  idsOf,
  labelOf,
  linkOf,
  listOf,
  multilineTextOf,
  numberOf,
  readEach,
  textOf,
  uniqueById,
  type WireRecord,
} from '@/api/wire';
import { MAX_VARIANTS } from '@/config/limits';
import { toPaise, type Paise } from '@/lib/money';
import {
  isBoolean,
  isListOf,
  isNonNegativeInteger,
  isNullOr,
  isObjectOf,
  isString,
  isStringSet,
} from '@/lib/guards';

/** A size of a dish (half, full) with its own id (spec §3, Price variant). */
export interface SizeVariant {
  id: string;
  /** null when the size has no name. */
  label: string | null;
  price: Paise;
  offerPrice: Paise;
}

export interface Dish {
  id: string;
  name: string;
  description: string;
  /** null when the dish has no picture ('N/A'). */
  imageUrl: string | null;
  isVeg: boolean;
  isPopular: boolean;
  isOutOfStock: boolean;
  /** One or two; the first is preselected. */
  variants: readonly [SizeVariant, ...SizeVariant[]];
  hasCustomizations: boolean;
  customizationGroupIds: readonly string[];
  hasAddOns: boolean;
  addOnGroupIds: readonly string[];
}

function readVariant(record: WireRecord): SizeVariant | undefined {
  const id = idOf(record, 'ID');
  const offer = numberOf(record, 'OfferPrice');
  const full = numberOf(record, 'Price') ?? offer;
  const offerPrice = offer ?? full;
  if (!id || full === undefined || offerPrice === undefined || full < 0 || offerPrice < 0) return undefined;
  return { id, label: labelOf(record, 'Quantity'), price: toPaise(full), offerPrice: toPaise(offerPrice) };
}

export function readDish(record: WireRecord): Dish | undefined {
  const id = idOf(record, 'CId');
  const name = textOf(record, 'itemName');
  const [first, ...others] = uniqueById(readEach(listOf(record, 'Price'), 'size variant', readVariant));
  if (!id || !name || !first) return undefined;
  return {
    id,
    name,
    description: multilineTextOf(record, 'description'),
    imageUrl: linkOf(record, 'imageUrl'),
    isVeg: flagOf(record, 'veg'),
    isPopular: flagOf(record, 'popular'),
    isOutOfStock: flagOf(record, 'OutOfStock'),
    variants: [first, ...others.slice(0, MAX_VARIANTS - 1)],
    hasCustomizations: flagOf(record, 'selectToppingCheck'),
    customizationGroupIds: idsOf(record, 'selectTopping'),
    hasAddOns: flagOf(record, 'add_on_Check'),
    addOnGroupIds: idsOf(record, 'add_on'),
  };
}

const isSizeVariant = isObjectOf<SizeVariant>({
  id: isString,
  label: isNullOr(isString),
  price: isNonNegativeInteger,
  offerPrice: isNonNegativeInteger,
});

const isVariants = (value: unknown): value is Dish['variants'] =>
  isListOf(isSizeVariant)(value) && [1, 2].includes(value.length);

export const isDish = isObjectOf<Dish>({
  id: isString,
  name: isString,
  description: isString,
  imageUrl: isNullOr(isString),
  isVeg: isBoolean,
  isPopular: isBoolean,
  isOutOfStock: isBoolean,
  variants: isVariants,
  hasCustomizations: isBoolean,
  customizationGroupIds: isStringSet,
  hasAddOns: isBoolean,
  addOnGroupIds: isStringSet,
});
