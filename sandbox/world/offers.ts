import { indianDay } from '../indian-time';
import { formatRupees, toPaise } from '../money';
import type { OfferRecord, RestaurantRecord } from '../restaurants/record';

/** Effect of an offer on one cart; money in paise. */
export interface OfferEffect {
  offer: OfferRecord;
  minimum: number;
  honoured: boolean;
  discount: number;
  cashback: number;
}

/** Returns an offer's effect on `total` (paise). A message like '10% off' is a percentage, capped at `Value` (0: no cap). */
export function offerEffect(offer: OfferRecord, total: number): OfferEffect {
  const minimum = toPaise(offer.Minimum_order_value);
  const honoured = total > 0 && total >= minimum;
  const isWallet = offer.cuponType.toLowerCase() === 'wallet';
  return {
    offer,
    minimum,
    honoured,
    discount: honoured && !isWallet ? discountOf(offer, total) : 0,
    cashback: honoured && isWallet ? toPaise(offer.Wallet_Value) : 0,
  };
}

function discountOf(offer: OfferRecord, total: number): number {
  const value = toPaise(offer.Value);
  const percent = /(\d+(?:\.\d+)?)\s*%\s*off/i.exec(offer.Message)?.[1];
  if (percent === undefined) return Math.min(value, total);
  const share = Math.round((total * Number(percent)) / 100);
  return Math.min(share, value > 0 ? value : total, total);
}

export const validOffers = (restaurant: RestaurantRecord): OfferRecord[] =>
  restaurant.offers.filter((offer) => !offer.withdrawn);

export const findOffer = (restaurant: RestaurantRecord, offerId: string): OfferRecord | undefined =>
  validOffers(restaurant).find((offer) => offer.OfferId === offerId);

/** Whether a coupon holds on the day of `now` in India. */
export function isValidToday(offer: OfferRecord, restaurant: RestaurantRecord, now: Date): boolean {
  if (!restaurant.quirks?.includes('coupon-days')) return true;
  const { date, weekday } = indianDay(now);
  const isItsWeekday = offer.weekdays?.some((day) => day === weekday) ?? true;
  return isItsWeekday && (offer.lastDay === undefined || date <= offer.lastDay);
}

export function bestOtherOffer(
  restaurant: RestaurantRecord,
  offerId: string,
  total: number,
  now: Date,
): OfferRecord | undefined {
  const discountBy = (offer: OfferRecord) => offerEffect(offer, total).discount;
  return validOffers(restaurant)
    .filter(
      (offer) => offer.OfferId !== offerId && discountBy(offer) > 0 && isValidToday(offer, restaurant, now),
    )
    .sort((a, b) => discountBy(b) - discountBy(a))[0];
}

export const belowMinimumText = (effect: OfferEffect): string =>
  `Add items worth ${formatRupees(effect.minimum)} to use ${effect.offer.CouponCode}`;

export const notTodayText = (offer: OfferRecord): string => `${offer.CouponCode} is not valid today`;
