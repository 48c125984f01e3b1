import { env } from '@/config/env';
import { readTableOrCar } from '@/domain/checkout/order-type-link';
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

/** Values that do not apply to the order type are '', sent as '0', or absent (contract §5). */
function orderTypeFields({ choices, address }: PaymentRequest) {
  const { orderType, dineInBy } = choices;
  const isDineIn = orderType === 'Dine in';
  return {
    addressId: (orderType === 'Delivery' && address?.id) || '',
    pickupTime: (orderType === 'Take Away' && choices.confirmedPickupTime) || '',
    tableOrCar: {
      ...(isDineIn && dineInBy === 'table' && { tableNumber: readTableOrCar(choices.tableNumber) }),
      ...(isDineIn && dineInBy === 'car' && { carNumber: readTableOrCar(choices.carNumber) }),
    },
  };
}

/** Builds the payment page's URL (spec §7; contract §5). */
export function paymentUrlFor(request: PaymentRequest): string {
  const { addressId, pickupTime, tableOrCar } = orderTypeFields(request);
  const url = new URL(env.paymentUrl);
  const query: Record<string, string> = {
    CartId: request.cartId,
    restaurantId: request.restaurantId,
    phone: request.phone,
    OfferId: request.offerId,
    addressId: addressId || '0',
    instruction: request.choices.note.trim(),
    Time: pickupTime || '0',
    TotalPrice: request.bill.payableText,
    type: 'web',
    path: request.returnTo,
    orderType: request.choices.orderType,
    ...tableOrCar,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
