import { env } from '@/config/env';
import type { Address } from '../addresses/types';
import type { Bill } from '../bill/types';
import { orderTypes, type CheckoutChoices } from './order-types';

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

/** Builds the payment page's URL (docs/api/openapi.yaml). */
export function paymentUrlFor(request: PaymentRequest): string {
  const { choices } = request;
  const { address, pickupTime, tableOrCar } = orderTypes[choices.orderType].sentChoices(
    choices,
    request.address,
  );
  const url = new URL(env.paymentUrl);
  const query: Record<string, string> = {
    CartId: request.cartId,
    restaurantId: request.restaurantId,
    phone: request.phone,
    OfferId: request.offerId,
    addressId: address?.id ?? '0',
    instruction: choices.note.trim(),
    Time: pickupTime || '0',
    TotalPrice: request.bill.payableText,
    type: 'web',
    path: request.returnTo,
    orderType: choices.orderType,
    ...tableOrCar,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
