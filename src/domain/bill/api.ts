import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { amountOf, multilineTextOf, numberOf, rawTextOf, recordOf, textOf } from '@/api/wire';
import type { Paise } from '@/lib/money';
import type { Bill, BillQuery } from './types';

export function parseBill(answer: unknown): Bill {
  const record = recordOf(answer, 'bill');
  const payable = amountOf(record, 'PayableAmount');
  const itemTotal = amountOf(record, 'Grand_Total');
  if (payable === undefined || itemTotal === undefined) throw new ApiFailure('answer', 'bill', 'no amount');
  const money = (field: string): Paise => amountOf(record, field) ?? 0;
  const discount = amountOf(record, 'off') ?? money('Off');
  const gstPercent = Math.max(0, numberOf(record, 'GstPercentage') ?? 0);
  const gst = Math.round((Math.max(0, itemTotal - discount) * gstPercent) / 100);
  const delivery = money('DeliveryCharges');
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
    remainder: payable - (itemTotal - discount + gst + delivery),
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
