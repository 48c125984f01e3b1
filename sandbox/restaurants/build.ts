/** Short forms for writing a restaurant's menu by hand. Money in rupees. */
import type {
  AddOnGroupRecord,
  CustomizationGroupRecord,
  DishRecord,
  MenuCategoryRecord,
  OfferRecord,
  RestaurantRecord,
} from './record';

/** What a dish has beyond its id, name and description; whatever is left out is the plain case. */
export interface DishFacts {
  /** Rupees of a dish of one size. */
  price?: number;
  /** Rupees it is sold for; without it, the price. */
  offer?: number;
  /** Rupees by size, price and offer, instead of `price` and `offer`; in the order that the menu lists them. */
  sizes?: Record<string, [price: number, offer: number]>;
  nonveg?: boolean;
  popular?: boolean;
  outOfStock?: boolean;
  /** Ids of customization groups. */
  choices?: string[];
  /** Ids of add-on groups. */
  extras?: string[];
  /** Name of a dish picture (see sandbox/pictures); without it, there is none. */
  picture?: string;
}

/** A dish. Its `id` is unique in the restaurant: the size variants' ids derive from it. */
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

/** A category of the menu. */
export function category(name: string, ...dishes: DishRecord[]): MenuCategoryRecord {
  return { 'category:': name, 'items:': dishes };
}

/** How many options of a group may be taken; a `max` of 0 is no limit. */
interface Limits {
  min: number;
  max: number;
  required?: boolean;
  /** What the diner reads below the group's name. */
  hint?: string;
}

/** A customization group: options without a price. */
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

/** An add-on group: options with their prices in rupees. */
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

/**
 * An offer that takes money off. A percentage stands in its message alone, as the wire has no field
 * for it ('10% off …'): then `value` is the most that comes off. Else `value` is what comes off.
 */
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

/** An offer that puts `value` rupees into the diner's wallet after the order. */
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

/** The facts that differ from one demo restaurant to the next. */
interface RestaurantFacts {
  slug: string;
  /** The restaurant's id on the wire. */
  id: string;
  name: string;
  about: string;
  address: string;
  /** Ten digits. */
  phone: string;
  customDomain: string;
  open: boolean;
  /** HH:MM. */
  closesAt: string;
  pureVeg?: boolean;
  /** Names of banner pictures. */
  banners: string[];
  menu: MenuCategoryRecord[];
  /** Picture name of each category tile on the home page, in the menu's order. */
  tiles: string[];
  choices: CustomizationGroupRecord[];
  extras: AddOnGroupRecord[];
  offers: OfferRecord[];
  /** Degrees from the town's middle (12.9719, 77.6412). */
  offset?: { latitude: number; longitude: number };
  behaviourToolId?: string;
  adPixelId?: string;
}

/** A whole restaurant as the sandbox serves it. */
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
