import { toRupees } from '../money';
import { HttpError } from '../world';
import type { Bill } from '../world/bill';
import { itemsTotal } from '../world/cart-totals';
import {
  belowMinimumText,
  findOffer,
  isValidToday,
  notTodayText,
  offerEffect,
  validOffers,
} from '../world/offers';
import { requireField, requireNumber, type Call } from './call';

function billRecord(bill: Bill) {
  return {
    minimumOrderValue: toRupees(bill.minimumOrder),
    Grand_Total: toRupees(bill.itemsTotal),
    PayableAmount: toRupees(bill.payable),
    off: toRupees(bill.discount),
    Coupon: bill.effect?.honoured ? bill.effect.offer.CouponCode : '',
    MinimumPrice: toRupees(bill.effect?.minimum ?? 0),
    Total_no_item: bill.units,
    GstPercentage: bill.gstPercentage,
    Service: bill.delivery.service,
    DeliveryCharges: toRupees(bill.delivery.charged),
    ActulDeliveryCharge: toRupees(bill.delivery.unreduced),
    nextDeliveryMsg: bill.delivery.nextMessage,
    nextDeliveryCharges: toRupees(bill.delivery.nextCharge),
  };
}

const refusal = (Message: string) => [{ Status: 'Error', Message, WalletReward: 0 }];

export const billCalls: Call[] = [
  {
    method: 'GET',
    path: 'Offer/display_for_restaurent',
    answer: (fields, { world }) =>
      // The real API has no such fields.
      validOffers(world.catalogue.byId(requireField(fields, 'RestaurentId'))).map((offer) => ({
        ...offer,
        withdrawn: undefined,
        weekdays: undefined,
        lastDay: undefined,
      })),
  },
  {
    method: 'POST',
    path: 'Offer/apply',
    answer: (fields, { world }) => {
      const cart = world.carts.open(requireField(fields, 'CartId'));
      const restaurant = world.catalogue.byId(cart.restaurantId);
      const offer = findOffer(restaurant, requireField(fields, 'OfferId'));
      if (!offer) return refusal('This offer is not valid here');
      if (!isValidToday(offer, restaurant, world.now())) return refusal(notTodayText(offer));
      const effect = offerEffect(offer, itemsTotal(world.carts.lines(cart.id)));
      if (!effect.honoured) return refusal(belowMinimumText(effect));
      return [{ Status: 'Successfully', Message: offer.Message, WalletReward: toRupees(effect.cashback) }];
    },
  },
  {
    method: 'POST',
    path: 'PriceCalculate/Cart',
    answer: (fields, { world }) => {
      const time = requireField(fields, 'Time');
      if (time !== '0' && !/^\d{2}:\d{2}$/.test(time)) throw new HttpError(422, 'Time has to be 0 or HH:MM');
      const bill = world.bill({
        cartId: requireField(fields, 'CartId'),
        restaurantId: requireField(fields, 'restaurantId'),
        offerId: requireField(fields, 'OfferId'),
        addressId: requireField(fields, 'addressId'),
        point: {
          longitude: requireNumber(fields, 'Clongitude'),
          latitude: requireNumber(fields, 'Clatitude'),
        },
      });
      return [billRecord(bill)];
    },
  },
];
