import { formatRupees } from '@/lib/money';
import { m } from '@/texts';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { useCartSum } from './use-cart-sum';

/** Says what the cart has come to to those who do not see its bar; always there, as it must be to be heard. */
export function CartAnnouncer() {
  const { count, total } = useCartSum();
  return (
    <div role="status">
      <VisuallyHidden>
        {count > 0 &&
          m.layout_cart_announcement({ items: m.layout_cart_count({ count }), amount: formatRupees(total) })}
      </VisuallyHidden>
    </div>
  );
}
