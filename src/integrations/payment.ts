import { env } from '@/config/env';
import type { CheckoutChoices } from '@/domain/checkout/types';
import type { Address } from '@/domain/addresses/types';
import type { Bill } from '@/domain/bill/types';

interface PaymentRequest {
  cartId: string;
  restaurantId: string;
  phone: string;
  /** '0': none. */
  offerId: string;
  address: Address | null;
  bill: Bill;
  choices: CheckoutChoices;
  /** The absolute address of this shop's `orderInfo`, which the payment page comes back to. */
  returnTo: string;
}

/** The external payment page's address for an order (spec, section 7; contract, section 5). */
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
