import { selectOrderAnnouncement } from '@/domain/orders/followed-order';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { useCartSummary } from './use-cart-summary';

/** Always rendered: a live region must exist before it changes. */
export function CartAnnouncer() {
  const { count, total } = useCartSummary();
  return (
    <div role="status">
      <VisuallyHidden>
        {count > 0 &&
          m.layout_cart_announcement({ items: m.layout_cart_count({ count }), amount: formatRupees(total) })}
      </VisuallyHidden>
    </div>
  );
}

/** Always rendered: a live region must exist before it changes. */
export function OrderAnnouncer() {
  return (
    <div role="status">
      <VisuallyHidden>{useAppSelector(selectOrderAnnouncement)}</VisuallyHidden>
    </div>
  );
}
