import { rupeeText, toPaise } from '../money';
import { distanceKm, pointOfPincode, TOWN_CENTRE, type Point } from '../town';
import type { RestaurantRecord } from '../restaurants/record';
import type { SavedAddress } from './state';

/** Kilometres; beyond them the service is 'Not Available'. */
const SERVICE_RADIUS_KM = 8;
/** Kilometres taken for an address that has neither coordinates nor a pin code that is known. */
const DEFAULT_DISTANCE_KM = 3;
const BASE_DISTANCE_KM = 2;
const FEE_PER_KM = toPaise(8);
/** Paise of items from which half of the fee is charged. */
const REDUCED_FROM = toPaise(300);
/** Paise of items from which nothing is charged. */
const FREE_FROM = toPaise(800);

/** What delivery costs for one price calculation, in paise. */
export interface DeliveryQuote {
  service: 'Available' | 'Not Available';
  charged: number;
  unreduced: number;
  nextMessage: string;
  /** The fee once the message's amount has been added. */
  nextCharge: number;
}

/**
 * No address, so no fee: take away, dine in, and delivery with no address yet all send zeros, and a
 * diner at a table must not pay for delivery.
 */
export const NO_DELIVERY: DeliveryQuote = {
  service: 'Available',
  charged: 0,
  unreduced: 0,
  nextMessage: '',
  nextCharge: 0,
};

const isKnown = (point: Point): boolean => point.latitude !== 0 || point.longitude !== 0;

/** Kilometres from the kitchen: by the point sent, else the address' own, else its pin code. */
export function deliveryDistance(
  restaurant: RestaurantRecord,
  sent: Point,
  address: SavedAddress | undefined,
): number {
  const kitchen = restaurant.sandbox ?? TOWN_CENTRE;
  if (isKnown(sent)) return distanceKm(kitchen, sent);
  if (address && isKnown(address)) return distanceKm(kitchen, address);
  const byPincode = address && pointOfPincode(address.pincode);
  return byPincode ? distanceKm(kitchen, byPincode) : DEFAULT_DISTANCE_KM;
}

/**
 * The fee for a distance in kilometres and an items' total in paise.
 * @param baseFee paise for a distance of up to `BASE_DISTANCE_KM`.
 */
export function quoteDelivery(km: number, itemsTotal: number, baseFee: number): DeliveryQuote {
  if (km > SERVICE_RADIUS_KM) return { ...NO_DELIVERY, service: 'Not Available' };
  const fee = baseFee + Math.ceil(Math.max(0, km - BASE_DISTANCE_KM)) * FEE_PER_KM;
  const reduced = fee / 2;
  if (itemsTotal >= FREE_FROM) return { ...NO_DELIVERY, unreduced: fee };
  if (itemsTotal >= REDUCED_FROM) {
    const nextMessage = `Add ${rupeeText(FREE_FROM - itemsTotal)} more for free delivery`;
    return { service: 'Available', charged: reduced, unreduced: fee, nextMessage, nextCharge: 0 };
  }
  const nextMessage = `Add ${rupeeText(REDUCED_FROM - itemsTotal)} more for delivery at ${rupeeText(reduced)}`;
  return { service: 'Available', charged: fee, unreduced: fee, nextMessage, nextCharge: reduced };
}
