import { env } from '@/config/env';
import type { CheckoutChoices } from '@/domain/checkout/types';
import type { Address } from '@/domain/addresses/types';
import type { Bill } from '@/domain/bill/types';

export interface PaymentRequest {
  cartId: string;
  restaurantId: string;
  phone: string;
  /** '0' for none. */
  offerId: string;
  address: Address | null;
  bill: Bill;
  choices: CheckoutChoices;
  /** Absolute URL of this shop's `orderInfo`, to which the payment page returns. */
  returnTo: string;
}

/** Builds the payment page's URL (spec §7; contract §5). */
export function paymentUrlFor(request: PaymentRequest): string {
  const { choices } = request;
  const { orderType } = choices;
  const url = new URL(env.paymentUrl);
  const query: Record<string, string> = {
    CartId: request.cartId,
    restaurantId: request.restaurantId,
    phone: request.phone,
    OfferId: request.offerId,
    addressId: (orderType === 'Delivery' && request.address?.id) || '0',
    instruction: choices.note.trim(),
    Time: (orderType === 'Take Away' && choices.confirmedPickupTime) || '0',
    TotalPrice: request.bill.payableText,
    type: 'web',
    path: request.returnTo,
    orderType,
  };
  if (orderType === 'Dine in') {
    if (choices.dineInBy === 'table') query['tableNumber'] = choices.tableNumber.trim();
    else query['carNumber'] = choices.carNumber.trim();
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
