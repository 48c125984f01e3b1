import type { Quirk } from '../quirks';

/**
 * A restaurant as the sandbox keeps it: the wire's own records (with the wire's own spellings),
 * so that a menu file in the same shape can be served as a further restaurant.
 */

export interface PriceVariantRecord {
  ID: string;
  /** A label such as 'Half'; the text 'null' means none. */
  Quantity: string;
  Price: number;
  OfferPrice: number;
}

export interface DishRecord {
  CId: string;
  itemName: string;
  description: string;
  /** 'N/A' means none; a path beginning with '/' is served by the sandbox itself. */
  imageUrl: string;
  veg: boolean;
  popular: boolean;
  OutOfStock: boolean;
  Price: PriceVariantRecord[];
  selectToppingCheck: boolean;
  selectTopping: string[];
  add_on_Check: boolean;
  add_on: string[];
}

export interface MenuCategoryRecord {
  'category:': string;
  'items:': DishRecord[];
}

export interface CustomizationGroupRecord {
  id: string;
  restId: string;
  name: string;
  descrption: string;
  min: number;
  max: number;
  reqCustDishitem: boolean;
  itemNmae: string[];
}

export interface AddOnGroupRecord {
  id: string;
  name: string;
  min: number;
  max: number;
  reqCustDishitem: boolean;
  itemNmae: Record<string, number>;
}

export interface OfferRecord {
  OfferId: string;
  Message: string;
  CouponCode: string;
  cuponType: string;
  Wallet_Value: number;
  Minimum_order_value: number;
  Value: number;
  /** Only in the sandbox: no longer listed, applied or counted. */
  withdrawn?: boolean;
}

export interface RestaurantRecord {
  slug: string;
  info: { name: string; about: string; address: string; Key: string; imageUrl: string };
  profile: { name: string; phone: string; address: string; custom_domain: string };
  timing: { Status: string; ClosingTimeStamp: string; vegtype: boolean };
  sliders: { ImageUrl: string }[];
  categories: { name: string; img_url: string; documentId: string }[];
  dishes: MenuCategoryRecord[];
  customizationGroups: CustomizationGroupRecord[];
  addOnGroups: AddOnGroupRecord[];
  offers: OfferRecord[];
  /** What only the sandbox needs; a menu file may leave it out. */
  sandbox?: {
    /** Where the kitchen stands, for the delivery distance (degrees). */
    latitude: number;
    longitude: number;
    /** Rupees below which no delivery is made. */
    minimumOrderValue: number;
    /** Per cent. */
    gst: number;
    /** Ids of the optional analytics; empty means none. */
    behaviourToolId: string;
    adPixelId: string;
  };
  /** What it charges beside the dishes, where that was changed while the sandbox runs. */
  charges?:
    | {
        /** Per cent. */
        gst?: number | undefined;
        /** Rupees for a short way. */
        deliveryFee?: number | undefined;
      }
    | undefined;
  /** How its server differs from the sandbox's own habits; a menu file may leave it out. */
  quirks?: Quirk[] | undefined;
  source?: string;
}
