import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/config/paths';
import { deleteCart } from '@/domain/cart/thunks';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { useAppDispatch } from '@/store/hooks';
import { useCartTap } from '@/store/use-cart-tap';
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
  const [isDeleting, setDeleting] = useState(false);
  const button = useFocusFallback(EMPTY_CART_LINK_ID);
  const deleteAll = async () => {
    setDeleting(true);
    await dispatch(deleteCart({ origin: 'panel' }));
    setDeleting(false);
  };
  return (
    <div className="relative lg:me-107">
      <Button
        ref={button}
        variant="text"
        size="44"
        busy={isDeleting || isWaiting}
        onClick={() => tap(() => void deleteAll())}
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
