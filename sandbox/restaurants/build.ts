/** Helpers for writing menus by hand. Money is in rupees. */
import type { Quirk } from '../quirks';
import type {
  AddOnGroupRecord,
  CustomizationGroupRecord,
  DishRecord,
  MenuCategoryRecord,
  OfferRecord,
  RestaurantRecord,
} from './record';

export interface DishFacts {
  price?: number;
  /** Selling price; defaults to `price`. */
  offer?: number;
  /** Prices by size in menu order; replaces `price` and `offer`. */
  sizes?: Record<string, [price: number, offer: number]>;
  nonveg?: boolean;
  popular?: boolean;
  outOfStock?: boolean;
  /** Customization group ids; `extras` are add-on group ids. */
  choices?: string[];
  extras?: string[];
  /** Dish picture name (sandbox/pictures). */
  picture?: string;
}

/** `id` is unique in the restaurant, because variant ids derive from it. */
export function dish(id: string, name: string, description: string, facts: DishFacts): DishRecord {
  const { price = 0, offer = price, sizes = { null: [price, offer] }, choices = [], extras = [] } = facts;
  return {
    CId: `d-${id}`,
    itemName: name,
    description,
    imageUrl: facts.picture === undefined ? 'N/A' : `/pictures/dish/${facts.picture}.svg`,
    veg: !facts.nonveg,
    popular: facts.popular ?? false,
    OutOfStock: facts.outOfStock ?? false,
    Price: Object.entries(sizes).map(([label, [full, sold]]) => ({
      ID: label === 'null' ? `v-${id}` : `v-${id}-${label.toLowerCase()}`,
      Quantity: label,
      Price: full,
      OfferPrice: sold,
    })),
    selectToppingCheck: choices.length > 0,
    selectTopping: choices,
    add_on_Check: extras.length > 0,
    add_on: extras,
  };
}

export function category(name: string, ...dishes: DishRecord[]): MenuCategoryRecord {
  return { 'category:': name, 'items:': dishes };
}

/** `max` 0 means no limit. */
interface Limits {
  min: number;
  max: number;
  required?: boolean;
  hint?: string;
}

/** Creates a customization group: options without prices. */
export function choice(
  id: string,
  name: string,
  limits: Limits,
  ...options: string[]
): CustomizationGroupRecord {
  return {
    id,
    restId: '',
    name,
    descrption: limits.hint ?? '',
    min: limits.min,
    max: limits.max,
    reqCustDishitem: limits.required ?? false,
    itemNmae: options,
  };
}

/** Creates an add-on group: options with prices in rupees. */
export function addOns(
  id: string,
  name: string,
  limits: Limits,
  options: Record<string, number>,
): AddOnGroupRecord {
  return {
    id,
    name,
    min: limits.min,
    max: limits.max,
    reqCustDishitem: limits.required ?? false,
    itemNmae: options,
  };
}

/** `value` is in rupees. With a percentage in the message ('10% off …'), it is the maximum. */
export function discount(
  id: string,
  code: string,
  message: string,
  minimum: number,
  value: number,
): OfferRecord {
  return {
    OfferId: id,
    Message: message,
    CouponCode: code,
    cuponType: 'Discount',
    Wallet_Value: 0,
    Minimum_order_value: minimum,
    Value: value,
  };
}

/** Credits `value` rupees to the wallet after the order. */
export function cashback(
  id: string,
  code: string,
  message: string,
  minimum: number,
  value: number,
): OfferRecord {
  return {
    OfferId: id,
    Message: message,
    CouponCode: code,
    cuponType: 'Wallet',
    Wallet_Value: value,
    Minimum_order_value: minimum,
    Value: value,
  };
}

interface RestaurantFacts {
  slug: string;
  id: string;
  name: string;
  about: string;
  address: string;
  phone: string;
  customDomain: string;
  open: boolean;
  /** HH:MM. */
  closesAt: string;
  pureVeg?: boolean;
  banners: string[];
  menu: MenuCategoryRecord[];
  /** Category picture names for the home page, in menu order. */
  tiles: string[];
  choices: CustomizationGroupRecord[];
  extras: AddOnGroupRecord[];
  offers: OfferRecord[];
  /** Degrees from the town's centre (12.9719, 77.6412). */
  offset?: { latitude: number; longitude: number };
  behaviourToolId?: string;
  adPixelId?: string;
  quirks?: readonly Quirk[];
}

export function restaurant(facts: RestaurantFacts): RestaurantRecord {
  const { slug, id, name, address } = facts;
  return {
    slug,
    info: { name, about: facts.about, address, Key: id, imageUrl: `/pictures/logo/${slug}.svg` },
    profile: { name, phone: facts.phone, address, custom_domain: facts.customDomain },
    timing: {
      Status: facts.open ? 'OPEN' : 'CLOSE',
      ClosingTimeStamp: facts.closesAt,
      vegtype: facts.pureVeg ?? false,
    },
    sliders: facts.banners.map((banner) => ({ ImageUrl: `/pictures/banner/${banner}.svg` })),
    categories: facts.menu.map((entry, index) => ({
      name: entry['category:'],
      img_url: `/pictures/category/${facts.tiles[index] ?? 'sand-pot'}.svg`,
      documentId: `${slug}-category-${index + 1}`,
    })),
    dishes: facts.menu,
    customizationGroups: facts.choices.map((group) => ({ ...group, restId: id })),
    addOnGroups: facts.extras,
    offers: facts.offers,
    quirks: [...(facts.quirks ?? [])],
    sandbox: {
      latitude: 12.9719 + (facts.offset?.latitude ?? 0),
      longitude: 77.6412 + (facts.offset?.longitude ?? 0),
      minimumOrderValue: 150,
      gst: 5,
      behaviourToolId: facts.behaviourToolId ?? '',
      adPixelId: facts.adPixelId ?? '',
    },
  };
}
