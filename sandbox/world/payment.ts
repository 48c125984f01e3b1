import { formatRupees, toPaise } from '../money';
import type { RestaurantRecord } from '../restaurants/record';
import { calculateBill, type Bill, type BillRequest } from './bill';
import type { LineTotal } from './cart-totals';
import type { Carts } from './carts';
import type { Context } from './context';
import { addOnText, choiceText } from './customization';
import type { Diners } from './diners';
import type { Orders } from './orders';
import { HttpError } from './http-error';
import { validOffers } from './offers';
import type { Order, OrderItem } from './state';

export type PaymentQuery = Readonly<Record<string, string | undefined>>;

const field = (query: PaymentQuery, name: string): string => {
  const value = query[name];
  if (value === undefined || value === '') throw new HttpError(400, `${name} is missing`);
  return value;
};

export const isClosed = ({ timing }: RestaurantRecord): boolean => timing.Status.toUpperCase() === 'CLOSE';

/** The requested amount must equal the bill. Accepts any name of an order type. @throws HttpError */
function checkPayment(context: Context, carts: Carts, query: PaymentQuery): Bill {
  const orderType = field(query, 'orderType');
  if (field(query, 'type') !== 'web') throw new HttpError(422, "type has to be 'web'");
  if (query.instruction === undefined) throw new HttpError(400, 'instruction is missing');
  const time = field(query, 'Time');
  const addressId = field(query, 'addressId');
  if ((orderType === 'Delivery') === (addressId === '0')) {
    throw new HttpError(422, 'addressId is needed for delivery and has to be 0 otherwise');
  }
  if ((orderType === 'Take Away') === (time === '0')) {
    throw new HttpError(422, 'Time is needed for take away and has to be 0 otherwise');
  }
  if (orderType === 'Dine in' && !query.tableNumber && !query.carNumber) {
    throw new HttpError(400, 'tableNumber or carNumber is missing');
  }

  // The quirk 'text-prices' adds separators.
  const requested = toPaise(Number(field(query, 'TotalPrice').replaceAll(',', '')));
  const request: BillRequest = {
    cartId: field(query, 'CartId'),
    restaurantId: field(query, 'restaurantId'),
    offerId: field(query, 'OfferId'),
    addressId,
    point: { latitude: 0, longitude: 0 },
  };
  const bill = otherBill(context, carts, request, requested) ?? calculateBill(context, carts, request);
  if (isClosed(bill.restaurant)) throw new HttpError(409, 'The restaurant is closed');
  if (orderType === 'Delivery') checkDelivery(bill, field(query, 'phone'));
  if (requested !== bill.payable) {
    throw new HttpError(409, `The bill is ${formatRupees(bill.payable)}, not the requested amount`);
  }
  return bill;
}

/** The bill of the requested amount with an offer that the payment does not name (quirk 'other-coupon'). */
function otherBill(context: Context, carts: Carts, request: BillRequest, amount: number): Bill | undefined {
  if (!context.catalogue.hasQuirk(request.restaurantId, 'other-coupon')) return undefined;
  return validOffers(context.catalogue.byId(request.restaurantId))
    .map(({ OfferId }) => calculateBill(context, carts, { ...request, offerId: OfferId }))
    .find(({ payable }) => payable === amount);
}

function checkDelivery(bill: Bill, phone: string): void {
  if (bill.address?.phone !== phone) throw new HttpError(403, 'The address is not of this phone');
  if (bill.delivery.service === 'Not Available')
    throw new HttpError(409, 'The address is out of the service area');
  if (bill.itemsTotal < bill.minimumOrder) {
    throw new HttpError(409, `The minimum order value is ${formatRupees(bill.minimumOrder)}`);
  }
}

export function takePayment(
  context: Context,
  { carts, orders, diners }: { carts: Carts; orders: Orders; diners: Diners },
  query: PaymentQuery,
): Order {
  const bill = checkPayment(context, carts, query);
  const phone = field(query, 'phone');
  const cashback = bill.effect?.cashback ?? 0;
  const order = orders.place({
    restaurantId: field(query, 'restaurantId'),
    phone,
    dinerName: diners.nameOf(phone),
    destination: destinationOf(query, bill),
    orderType: field(query, 'orderType'),
    instruction: query.instruction ?? '',
    items: bill.lines.flatMap(orderItems),
    itemsTotal: bill.itemsTotal,
    gst: bill.gst,
    total: bill.payable,
    cashback,
  });
  if (cashback > 0) diners.credit(phone, order.restaurantId, cashback);
  carts.close(carts.open(field(query, 'CartId')), 'paid');
  return order;
}

function destinationOf(query: PaymentQuery, bill: Bill): string {
  if (bill.address) {
    const { houseNumber, streetAddress1, streetAddress2, landmark, city, state, pincode } = bill.address;
    return [houseNumber, streetAddress1, streetAddress2, landmark, city, state, pincode]
      .filter((part) => part !== '')
      .join(', ');
  }
  if (query.tableNumber) return `Table ${query.tableNumber}`;
  if (query.carNumber) return `Car ${query.carNumber}`;
  return query.orderType === 'Take Away' ? `Pick up at ${query.Time ?? ''}` : field(query, 'orderType');
}

function orderItems(line: LineTotal): OrderItem[] {
  const common = { name: line.dish.itemName, size: line.variant.Quantity };
  const plain: OrderItem = {
    ...common,
    units: line.line.plain,
    choices: '',
    addOns: '',
    subtotal: line.subtotal - line.customizedSubtotal,
  };
  const customized = line.customized.map(({ units, subtotal }): OrderItem => ({
    ...common,
    units: units.quantity,
    choices: choiceText(units.choices),
    addOns: addOnText(units.addOns),
    subtotal,
  }));
  return plain.units > 0 ? [plain, ...customized] : customized;
}

/** Returns the diner's return address, with the order's id after payment. @throws HttpError 400 unless http(s) */
export function returnAddress(path: string | undefined, orderId?: number): string {
  const url = URL.canParse(path ?? '') ? new URL(path ?? '') : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new HttpError(400, 'path has to be an http or https address');
  }
  url.searchParams.delete('OrderId');
  if (orderId !== undefined) url.searchParams.set('OrderId', String(orderId));
  return url.href;
}
