import { formatRupees, toPaise } from '../money';
import { distanceKm, pointOfPincode, TOWN_CENTRE, type Point } from '../town';
import type { RestaurantRecord } from '../restaurants/record';
import type { SavedAddress } from './state';

/** Beyond this distance the service is 'Not Available'. */
const SERVICE_RADIUS_KM = 8;
/** Used for an address without coordinates and without a known pin code. */
const DEFAULT_DISTANCE_KM = 3;
const BASE_DISTANCE_KM = 2;
const FEE_PER_KM = toPaise(8);
/** Items total (paise) from which half of the fee is charged. */
const REDUCED_FROM = toPaise(300);
/** Items total (paise) from which delivery is free. */
const FREE_FROM = toPaise(800);

/** Delivery costs of one bill, in paise. */
export interface DeliveryQuote {
  service: 'Available' | 'Not Available';
  charged: number;
  unreduced: number;
  nextMessage: string;
  /** Fee after adding the amount in `nextMessage`. */
  nextCharge: number;
}

/** No address, no fee: take away, dine in and delivery before an address is chosen all send zeros. */
export const NO_DELIVERY: DeliveryQuote = {
  service: 'Available',
  charged: 0,
  unreduced: 0,
  nextMessage: '',
  nextCharge: 0,
};

const isKnown = (point: Point): boolean => point.latitude !== 0 || point.longitude !== 0;

/** Returns the distance from the kitchen to the sent point, the address' point or its pin code, in that order. */
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

/** Quotes the fee. `itemsTotal` and `baseFee` (for up to `BASE_DISTANCE_KM`) are in paise. */
export function quoteDelivery(km: number, itemsTotal: number, baseFee: number): DeliveryQuote {
  if (km > SERVICE_RADIUS_KM) return { ...NO_DELIVERY, service: 'Not Available' };
  const fee = baseFee + Math.ceil(Math.max(0, km - BASE_DISTANCE_KM)) * FEE_PER_KM;
  const reduced = fee / 2;
  if (itemsTotal >= FREE_FROM) return { ...NO_DELIVERY, unreduced: fee };
  if (itemsTotal >= REDUCED_FROM) {
    const nextMessage = `Add ${formatRupees(FREE_FROM - itemsTotal)} more for free delivery`;
    return { service: 'Available', charged: reduced, unreduced: fee, nextMessage, nextCharge: 0 };
  }
  const nextMessage = `Add ${formatRupees(REDUCED_FROM - itemsTotal)} more for delivery at ${formatRupees(reduced)}`;
  return { service: 'Available', charged: fee, unreduced: fee, nextMessage, nextCharge: reduced };
}
