import { ArrowRight, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { deleteCart } from '@/domain/cart/thunks';
import { formatRupees } from '@/lib/money';
import { useAppDispatch } from '@/store/hooks';
import { useCartTap } from '@/features/dish/use-cart-tap';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Spinner } from '@/ui/feedback/spinner';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { useCartSummary } from './use-cart-summary';

/** Hidden while the cart is empty (docs/behaviour.md 2.4). */
export function CartBar() {
  const { count, total, isBusy } = useCartSummary();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const bar = useFocusFallback();
  const { isWaiting, tap } = useCartTap();
  if (count < 1) return null;
  return (
    <section
      ref={bar}
      aria-label={m.layout_cart_region()}
      className="flex min-h-16 flex-1 flex-wrap items-center gap-2 p-2 ps-1 lg:min-w-116 lg:ps-3"
    >
      <IconButton
        label={m.layout_delete_cart()}
        icon={isWaiting ? <Spinner /> : <Trash2 className="size-5" />}
        aria-busy={isWaiting}
        aria-disabled={isBusy}
        onClick={() => tap(() => void dispatch(deleteCart({ origin: 'bar' })))}
      />
      <div className="flex-1">
        <p className="text-14 font-semibold whitespace-nowrap tabular-nums">
          {m.layout_cart_count({ count })}
        </p>
        <SlowNotice busy={isBusy} />
      </div>
      <Button
        className="ms-auto max-w-full flex-wrap tabular-nums max-[359px]:px-3"
        onClick={(event) => {
          // The bar appears under the finger that tapped Add. Ignore the second tap of a double tap.
          if (event.detail < 2) void navigate(paths.cart);
        }}
      >
        <span>{m.layout_checkout()}</span>
        <span>{formatRupees(total)}</span>
        <ArrowRight className="size-5 max-[359px]:hidden rtl:-scale-x-100" />
      </Button>
    </section>
  );
}
