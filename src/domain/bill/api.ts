import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { numberOf, recordOf, textOf, type WireRecord } from '@/api/wire';
import { toPaise, type Paise } from '@/lib/money';
import type { Bill, BillQuery } from './types';

/** Rounding to whole rupees changes the amount by less than this. */
const MAX_ROUNDING_PAISE = 100;

export function parseBill(answer: unknown): Bill {
  const record = recordOf(answer, 'bill');
  const payable = numberOf(record, 'PayableAmount');
  const itemTotal = numberOf(record, 'Grand_Total');
  if (payable === undefined || itemTotal === undefined) throw new ApiFailure('answer', 'bill', 'no amount');
  const money = (field: string): Paise => toPaise(numberOf(record, field) ?? 0);
  const discount = toPaise(discountOf(record));
  const gstPercent = numberOf(record, 'GstPercentage') ?? 0;
  const gst = Math.round(((toPaise(itemTotal) - discount) * gstPercent) / 100);
  const delivery = money('DeliveryCharges');
  const unexplained = toPaise(payable) - (toPaise(itemTotal) - discount + gst + delivery);
  return {
    itemTotal: toPaise(itemTotal),
    payable: toPaise(payable),
    payableText: textOf(record, 'PayableAmount'),
    discount,
    coupon: textOf(record, 'Coupon'),
    offerMinimum: money('MinimumPrice'),
    minimumOrder: money('minimumOrderValue'),
    gstPercent,
    gst,
    service: textOf(record, 'Service'),
    delivery,
    rounding: Math.abs(unexplained) < MAX_ROUNDING_PAISE ? unexplained : 0,
    deliveryInFull: Math.max(delivery, money('ActulDeliveryCharge')),
    nextDeliveryMessage: textOf(record, 'nextDeliveryMsg'),
  };
}

function discountOf(record: WireRecord): number {
  return numberOf(record, 'off') ?? numberOf(record, 'Off') ?? 0;
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
