/** Records use the API's own shape and spelling, so that a menu file in that shape works, too. */
import * as v from 'valibot';
import { WEEKDAYS } from '../indian-time';
import { QUIRK_NAMES } from '../quirks';

const text = v.string();
const flag = v.boolean();
const number = v.pipe(v.number(), v.finite());
const identity = v.pipe(text, v.nonEmpty());
const money = v.pipe(number, v.minValue(0));
const count = v.pipe(v.number(), v.integer());

const priceVariant = v.object({
  ID: identity,
  /** Size label such as 'Half'; the text 'null' means none. */
  Quantity: text,
  Price: money,
  OfferPrice: money,
});
export type PriceVariantRecord = v.InferOutput<typeof priceVariant>;

const dish = v.object({
  CId: identity,
  itemName: text,
  description: text,
  /** 'N/A' means none. The sandbox serves paths that start with '/'. */
  imageUrl: text,
  veg: flag,
  popular: flag,
  OutOfStock: flag,
  Price: v.pipe(v.array(priceVariant), v.minLength(1), v.maxLength(2)),
  selectToppingCheck: flag,
  selectTopping: v.array(text),
  add_on_Check: flag,
  add_on: v.array(text),
});
export type DishRecord = v.InferOutput<typeof dish>;

const menuCategory = v.object({ 'category:': text, 'items:': v.array(dish) });
export type MenuCategoryRecord = v.InferOutput<typeof menuCategory>;

const customizationGroup = v.object({
  id: identity,
  restId: text,
  name: text,
  descrption: text,
  min: count,
  max: count,
  reqCustDishitem: flag,
  itemNmae: v.array(text),
});
export type CustomizationGroupRecord = v.InferOutput<typeof customizationGroup>;

const addOnGroup = v.object({
  id: identity,
  name: text,
  min: count,
  max: count,
  reqCustDishitem: flag,
  itemNmae: v.record(text, money),
});
export type AddOnGroupRecord = v.InferOutput<typeof addOnGroup>;

const offer = v.object({
  OfferId: identity,
  Message: text,
  CouponCode: text,
  cuponType: text,
  Wallet_Value: money,
  Minimum_order_value: money,
  Value: money,
  /** Sandbox only: the offer is no longer listed, applied or counted. */
  withdrawn: v.optional(flag),
  /** Sandbox only: with the quirk 'coupon-days', the offer holds on these days in India, and not after the last day. */
  weekdays: v.optional(v.array(v.picklist(WEEKDAYS))),
  /** YYYY-MM-DD. */
  lastDay: v.optional(v.pipe(text, v.isoDate())),
});
export type OfferRecord = v.InferOutput<typeof offer>;

const timing = v.object({ Status: text, ClosingTimeStamp: text, vegtype: flag });

const charges = v.object({
  /** Percent. */
  gst: v.optional(money),
  /** Base delivery fee in rupees. */
  deliveryFee: v.optional(money),
});

export const restaurantRecord = v.object({
  slug: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and dashes')),
  info: v.object({ name: text, about: text, address: text, Key: text, imageUrl: text }),
  profile: v.object({ name: text, phone: text, address: text, custom_domain: text }),
  timing,
  sliders: v.array(v.object({ ImageUrl: text })),
  categories: v.array(v.object({ name: text, img_url: text, documentId: text })),
  dishes: v.array(menuCategory),
  customizationGroups: v.array(customizationGroup),
  addOnGroups: v.array(addOnGroup),
  offers: v.array(offer),
  sandbox: v.optional(
    v.object({
      /** Kitchen position in degrees, for the delivery distance. */
      latitude: number,
      longitude: number,
      /** Minimum for delivery, in rupees. */
      minimumOrderValue: money,
      /** Percent. */
      gst: money,
      /** Analytics ids; '' means none. */
      behaviourToolId: text,
      adPixelId: text,
    }),
  ),
  charges: v.optional(charges),
  quirks: v.optional(v.array(v.picklist(QUIRK_NAMES))),
  source: v.optional(text),
});
export type RestaurantRecord = v.InferOutput<typeof restaurantRecord>;

const flags = v.optional(v.record(text, flag), {});

/** Changes of a restaurant while the sandbox runs. Missing parts stay as they are. */
export const restaurantChanges = v.strictObject({
  timing: v.optional(v.strictObject(v.partial(timing).entries), {}),
  /** By `CId`. */
  outOfStock: flags,
  /** Rupees, by size variant `ID`. */
  prices: v.optional(
    v.record(text, v.strictObject({ Price: v.optional(number), OfferPrice: v.optional(number) })),
    {},
  ),
  charges: v.optional(v.strictObject(charges.entries), {}),
  /** By `OfferId`. */
  withdrawnOffers: flags,
  quirks: v.optional(v.record(v.picklist(QUIRK_NAMES), flag), {}),
});
export type RestaurantChanges = v.InferOutput<typeof restaurantChanges>;
