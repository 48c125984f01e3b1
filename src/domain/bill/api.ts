import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { moneyOf, multilineTextOf, numberOf, rawTextOf, recordOf, textOf } from '@/api/wire';
import { isRounding, type Paise } from '@/lib/money';
import type { Bill, BillQuery } from './types';

export function parseBill(answer: unknown): Bill {
  const record = recordOf(answer, 'bill');
  const payable = moneyOf(record, 'PayableAmount');
  const itemTotal = moneyOf(record, 'Grand_Total');
  if (payable === undefined || itemTotal === undefined) throw new ApiFailure('answer', 'bill', 'no amount');
  const money = (field: string): Paise => moneyOf(record, field) ?? 0;
  const discount = moneyOf(record, 'off') ?? money('Off');
  const gstPercent = numberOf(record, 'GstPercentage') ?? 0;
  const gst = Math.round(((itemTotal - discount) * gstPercent) / 100);
  const delivery = money('DeliveryCharges');
  const unexplained = payable - (itemTotal - discount + gst + delivery);
  return {
    itemTotal,
    payable,
    payableText: rawTextOf(record, 'PayableAmount'),
    discount,
    coupon: textOf(record, 'Coupon'),
    offerMinimum: money('MinimumPrice'),
    minimumOrder: money('minimumOrderValue'),
    gstPercent,
    gst,
    service: textOf(record, 'Service'),
    delivery,
    rounding: isRounding(unexplained) ? unexplained : 0,
    deliveryInFull: Math.max(delivery, money('ActulDeliveryCharge')),
    nextDeliveryMessage: multilineTextOf(record, 'nextDeliveryMsg'),
  };
}

/** @throws ApiFailure, of kind 'cancelled' when `signal` is aborted. */
export async function fetchBill(restaurantId: string, query: BillQuery, signal: AbortSignal): Promise<Bill> {
  const answer = await postForm(
    'bill',
    {
      CartId: query.cartId,
      restaurantId,
      OfferId: query.offerId,
      addressId: query.addressId,
      Clongitude: query.longitude,
      Clatitude: query.latitude,
      Time: query.time,
    },
    { signal, rawNumberField: 'PayableAmount' },
  );
  return parseBill(answer);
}
