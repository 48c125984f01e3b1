import type { Bill } from '../../src/domain/bill/types';
import type { CartLine } from '../../src/domain/cart/types';
import type { Paise } from '../../src/lib/money';
import type { Finding } from './findings';

/** The server may round the amount to whole rupees. */
const MAX_ROUNDING_PAISE = 100;

const rupees = (amount: Paise) => `₹${(amount / 100).toFixed(2)}`;

/** Whether the amounts of a bill agree with each other and with the cart. */
export function billFindings(bill: Bill, lines: readonly CartLine[]): Finding[] {
  const finding = (text: string): Finding => ({ level: 'error', call: 'bill', text });
  const { itemTotal, discount, gst, gstPercent, delivery, payable } = bill;
  const sum = lines.reduce((total, { subtotal }) => total + subtotal, 0);
  const explained = itemTotal - discount + gst + delivery;
  return [
    ...(sum === itemTotal
      ? []
      : [finding(`Grand_Total is ${rupees(itemTotal)}, but the lines of the cart sum up to ${rupees(sum)}`)]),
    ...(Math.abs(payable - explained) < MAX_ROUNDING_PAISE
      ? []
      : [
          finding(
            `PayableAmount is ${rupees(payable)}, but ${rupees(itemTotal)} less the discount of ${rupees(discount)}, ` +
              `with ${String(gstPercent)}% GST (${rupees(gst)}) and delivery (${rupees(delivery)}), is ${rupees(explained)}`,
          ),
        ]),
  ];
}
