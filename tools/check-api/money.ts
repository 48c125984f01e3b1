import type { Bill } from '../../src/domain/bill/types';
import type { CartLine } from '../../src/domain/cart/types';
import type { Paise } from '../../src/lib/money';
import type { Finding } from './findings';

/** Parts of a paisa may be rounded up or down. Amounts in whole rupees are less than a rupee off. */
function isRoundingOf(payable: Paise, explained: Paise): boolean {
  const difference = Math.abs(payable - explained);
  return payable % 100 === 0 ? difference < 100 : difference <= 1;
}

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
    ...(isRoundingOf(payable, explained)
      ? []
      : [
          finding(
            `PayableAmount is ${rupees(payable)}, but ${rupees(itemTotal)} less the discount of ${rupees(discount)}, ` +
              `with ${String(gstPercent)}% GST (${rupees(gst)}) and delivery (${rupees(delivery)}), is ${rupees(explained)}`,
          ),
        ]),
  ];
}
