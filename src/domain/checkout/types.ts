/** As the payment page is told (contract, section 5). */
export type OrderType = 'Delivery' | 'Take Away' | 'Dine in';
export const ORDER_TYPES: readonly OrderType[] = ['Delivery', 'Take Away', 'Dine in'];

/** What the diner has chosen on the way to an order; survives a reload. */
export interface CheckoutChoices {
  orderType: OrderType;
  /** The cooking instruction. */
  note: string;
  dineInBy: 'table' | 'car';
  tableNumber: string;
  carNumber: string;
  /** The pick-up time as typed ('HH:MM'); '' for none. */
  pickupTime: string;
  /** The pick-up time as confirmed by 'set time'; '' for none. */
  confirmedPickupTime: string;
}
