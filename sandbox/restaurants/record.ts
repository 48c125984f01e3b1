import type { Quirk } from '../quirks';

/** Records use the API's own shape and spelling, so that a menu file in that shape works as another restaurant. */

export interface PriceVariantRecord {
  ID: string;
  /** Size label such as 'Half'; the text 'null' means none. */
  Quantity: string;
  Price: number;
  OfferPrice: number;
}

export interface DishRecord {
  CId: string;
  itemName: string;
  description: string;
  /** 'N/A' means none. The sandbox serves paths that start with '/'. */
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
  /** Sandbox only: the offer is no longer listed, applied or counted. */
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
  /** Sandbox-only settings, optional in a menu file. */
  sandbox?: {
    /** Kitchen position in degrees, for the delivery distance. */
    latitude: number;
    longitude: number;
    /** Minimum for delivery, in rupees. */
    minimumOrderValue: number;
    /** Percent. */
    gst: number;
    /** Analytics ids; '' means none. */
    behaviourToolId: string;
    adPixelId: string;
  };
  /** Charges changed at run time. */
  charges?:
    | {
        /** Percent. */
        gst?: number | undefined;
        /** Base delivery fee in rupees. */
        deliveryFee?: number | undefined;
      }
    | undefined;
  /** Deviations from the sandbox's defaults, optional in a menu file. */
  quirks?: Quirk[] | undefined;
  source?: string;
}
