import { selectOrderAnnouncement, PLACED } from '@/domain/orders/types';
import { statusText } from '@/domain/orders/order-texts';
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
  const announcement = useAppSelector(selectOrderAnnouncement);
  return (
    <div role="status">
      <VisuallyHidden>
        {announcement &&
          (announcement.status === PLACED
            ? m.tracking_bar_placed({ id: announcement.id })
            : m.tracking_announcement({ id: announcement.id, status: statusText(announcement.status) }))}
      </VisuallyHidden>
    </div>
  );
}
