import { CircleAlert } from 'lucide-react';
import type { OrderChange } from '@/domain/checkout/changes';
import { formatRupees } from '@/lib/money';
import { m } from '@/texts';
import { Notice } from '@/ui/feedback/notice';

/** Id of the list of changes, which gets the focus when changes stop an order. */
export const ORDER_CHANGES_ID = 'checkout-changes';

function changeText(change: OrderChange): string {
  switch (change.kind) {
    case 'closed':
      return m.checkout_changed_closed();
    case 'offer':
      return m.checkout_changed_offer(change);
    case 'payable':
      return m.checkout_changed_payable({
        from: formatRupees(change.from),
        to: formatRupees(change.to),
      });
    case 'gone':
      return m.checkout_changed_gone(change);
    case 'new':
      return m.checkout_changed_new(change);
    case 'out-of-stock':
      return m.checkout_changed_out_of_stock(change);
    case 'quantity':
      return m.checkout_changed_quantity(change);
    case 'price':
    case 'total': {
      const amounts = { dish: change.dish, from: formatRupees(change.from), to: formatRupees(change.to) };
      return change.kind === 'price' ? m.checkout_changed_price(amounts) : m.checkout_changed_total(amounts);
    }
  }
}

interface OrderChangesProps {
  changes: readonly OrderChange[];
  /** The focus announces the list, and an alert would repeat it. */
  isFocused: boolean;
}

export function OrderChanges({ changes, isFocused }: OrderChangesProps) {
  const texts = changes.map(changeText);
  return (
    <div role={isFocused ? undefined : 'alert'}>
      {texts.length > 0 && (
        <Notice tone="warning" icon={<CircleAlert />} className="mb-3">
          <div
            id={ORDER_CHANGES_ID}
            role="group"
            aria-labelledby={ORDER_CHANGES_ID}
            tabIndex={-1}
            className="max-h-32 overflow-y-auto outline-none"
          >
            <p>{m.checkout_changed()}</p>
            <ul className="font-normal">
              {texts.map((text, index) => (
                // Two cart lines without a name have the same text.
                <li key={`${text}${String(index)}`} className="break-words">
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
    </div>
  );
}
