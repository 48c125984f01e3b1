import { Trash2 } from 'lucide-react';
import { paths } from '@/config/paths';
import { selectIsDeletingCart } from '@/domain/cart/slice';
import { deleteCart } from '@/domain/cart/thunks';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useCartTap } from '@/features/dish/use-cart-tap';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { PageHeader } from '@/ui/layout/page-header';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { EMPTY_CART_LINK_ID } from './empty-cart';

export function CartHeader({ hasItems }: { hasItems: boolean }) {
  return (
    <PageHeader
      title={m.cart_title()}
      onBack={useGoBack(paths.menu())}
      {...(hasItems && { action: <DeleteAll /> })}
    />
  );
}

function DeleteAll() {
  const dispatch = useAppDispatch();
  const { isWaiting, tap } = useCartTap();
  const isDeleting = useAppSelector(selectIsDeletingCart);
  const button = useFocusFallback(EMPTY_CART_LINK_ID);
  return (
    <div className="relative lg:me-107">
      <Button
        ref={button}
        variant="text"
        size="44"
        busy={isDeleting || isWaiting}
        onClick={() => tap(() => void dispatch(deleteCart({ origin: 'panel' })))}
        className="-me-4 text-ink-muted lg:me-0"
      >
        {!(isDeleting || isWaiting) && <Trash2 className="size-5" />}
        <span>{m.cart_delete_all()}</span>
      </Button>
      <div className="absolute top-full end-0 -mt-3 whitespace-nowrap lg:end-4">
        <SlowNotice busy={isDeleting} />
      </div>
    </div>
  );
}
