/** Values that the payment page expects (contract §5). */
export type OrderType = 'Delivery' | 'Take Away' | 'Dine in';
export const ORDER_TYPES: readonly OrderType[] = ['Delivery', 'Take Away', 'Dine in'];

export interface CheckoutChoices {
  orderType: OrderType;
  note: string;
  dineInBy: 'table' | 'car';
  tableNumber: string;
  carNumber: string;
  /** As typed ('HH:MM'); '' for none. */
  pickupTime: string;
  /** As confirmed by 'set time'; '' for none. */
  confirmedPickupTime: string;
}
