import { toPaise } from '../money';
import type { RestaurantRecord } from '../restaurants/record';
import type { Point } from '../town';
import { itemsTotal, totalLines, type LineTotal } from './cart-totals';
import type { Carts } from './carts';
import type { Context } from './context';
import { deliveryDistance, NO_DELIVERY, quoteDelivery, type DeliveryQuote } from './delivery';
import { bestOtherOffer, findOffer, isValidToday, offerEffect, type OfferEffect } from './offers';
import { HttpError } from './http-error';
import type { SavedAddress } from './state';

/** Defaults for restaurants without own settings: rupees, percent, rupees. */
const DEFAULT_MINIMUM_ORDER = 150;
const DEFAULT_GST = 5;
const DEFAULT_DELIVERY_FEE_RUPEES = 20;

export interface BillRequest {
  cartId: string;
  restaurantId: string;
  /** '0' for none. */
  offerId: string;
  /** '0' without delivery, or before an address is chosen. */
  addressId: string;
  /** Zeros when unknown. */
  point: Point;
}

/** Bill of a cart; money in paise. */
export interface Bill {
  restaurant: RestaurantRecord;
  lines: LineTotal[];
  units: number;
  minimumOrder: number;
  itemsTotal: number;
  effect: OfferEffect | undefined;
  discount: number;
  gstPercentage: number;
  gst: number;
  delivery: DeliveryQuote;
  address: SavedAddress | undefined;
  payable: number;
}

/** @throws HttpError when the cart is not open */
export function calculateBill(context: Context, carts: Carts, request: BillRequest): Bill {
  const cart = carts.open(request.cartId);
  if (cart.restaurantId !== request.restaurantId)
    throw new HttpError(409, 'The cart is of another restaurant');
  const restaurant = context.catalogue.byId(cart.restaurantId);
  const lines = totalLines(cart, context.catalogue);
  if (lines.length === 0) throw new HttpError(409, 'The cart is empty');

  const total = itemsTotal(lines);
  const offer = findOffer(restaurant, request.offerId);
  if (!offer && request.offerId !== '0') throw new HttpError(404, `There is no offer '${request.offerId}'`);
  const now = context.now();
  const isOther = offer !== undefined && context.catalogue.hasQuirk(cart.restaurantId, 'other-coupon');
  const counted = isOther ? (bestOtherOffer(restaurant, offer.OfferId, total, now) ?? offer) : offer;
  const effect = counted && isValidToday(counted, restaurant, now) ? offerEffect(counted, total) : undefined;
  const discount = effect?.discount ?? 0;

  const address = findAddress(context, request.addressId, cart.restaurantId);
  const hasPoint = request.point.latitude !== 0 || request.point.longitude !== 0;
  const delivery =
    address || hasPoint
      ? quoteDelivery(
          deliveryDistance(restaurant, request.point, address),
          total,
          toPaise(restaurant.charges?.deliveryFee ?? DEFAULT_DELIVERY_FEE_RUPEES),
        )
      : NO_DELIVERY;

  const gstPercentage = restaurant.charges?.gst ?? restaurant.sandbox?.gst ?? DEFAULT_GST;
  const gst = Math.round(((total - discount) * gstPercentage) / 100);
  return {
    restaurant,
    lines,
    units: lines.reduce((sum, line) => sum + line.quantity, 0),
    minimumOrder: toPaise(restaurant.sandbox?.minimumOrderValue ?? DEFAULT_MINIMUM_ORDER),
    itemsTotal: total,
    effect,
    discount,
    gstPercentage,
    gst,
    delivery,
    address,
    payable: total - discount + gst + delivery.charged,
  };
}

function findAddress(context: Context, addressId: string, restaurantId: string): SavedAddress | undefined {
  if (addressId === '0') return undefined;
  const address = context.state.addresses.find(
    (candidate) => candidate.id === addressId && candidate.restaurantId === restaurantId,
  );
  if (!address) throw new HttpError(404, `There is no address '${addressId}'`);
  return address;
}
