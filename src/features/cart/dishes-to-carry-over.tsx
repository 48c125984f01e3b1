import { CircleAlert, X } from 'lucide-react';
import { unitsToCarryOverChanged } from '@/domain/cart/events';
import { unitsText } from '@/domain/cart/cart-texts';
import { selectIsCartBusy, selectUnitsToCarryOver } from '@/domain/cart/slice';
import { retryCarryOver } from '@/domain/cart/thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';

/** Lists dishes of a former cart that could not be added to this one, with a retry (docs/behaviour.md 7.4). */
export function DishesToCarryOver() {
  const dispatch = useAppDispatch();
  const dishes = useAppSelector((state) => unitsText(state, selectUnitsToCarryOver(state)));
  const isBusy = useAppSelector(selectIsCartBusy);
  const closeButton = useFocusFallback();
  if (!dishes) return null;
  return (
    <Notice
      tone="danger"
      icon={<CircleAlert />}
      action={
        <IconButton
          ref={closeButton}
          label={m.close()}
          icon={<X />}
          onClick={() => dispatch(unitsToCarryOverChanged([]))}
          className="-me-3"
        />
      }
      className="mb-4"
    >
      <p>{m.cart_not_carried_over({ dishes })}</p>
      <RetryButton
        id="retry-carry-over"
        variant="text"
        size="44"
        busy={isBusy}
        onRetry={() => void dispatch(retryCarryOver())}
        className="-ms-4"
      />
    </Notice>
  );
}
