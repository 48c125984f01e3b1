import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { hasCustomizedUnits } from '@/domain/cart/plan';
import { selectAcceptedLines, selectCartFetch } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectDish } from '@/domain/menu/slice';
import { repeatClosed, selectRepeatDishId } from '@/domain/prompts/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { RetryButton } from '@/ui/retry-button';
import { Skeleton } from '@/ui/skeleton';
import { useOpenDish } from './dish-address';
import { RepeatItem } from './repeat-item';

/**
 * 'Repeat last used item ?': the customized versions of a dish that the cart holds, over all of its sizes
 * (spec, section 2). A version stays listed until the server has accepted that its last unit goes.
 */
export function RepeatSheet() {
  const dispatch = useAppDispatch();
  const openDish = useOpenDish();
  const dishId = useAppSelector(selectRepeatDishId);
  const dish = useAppSelector((state) => (dishId === null ? undefined : selectDish(state, dishId)));
  const lines = useAppSelector(selectAcceptedLines);
  const isOpen = dish !== undefined && hasCustomizedUnits(dish, lines);
  const versions = dish?.variants.flatMap(({ id: variantId }) =>
    lines
      .filter((line) => line.variantId === variantId)
      .flatMap((line) => line.customized.map((version) => ({ variantId, customizedId: version.id }))),
  );
  const close = () => dispatch(repeatClosed());

  useEffect(() => {
    if (dishId !== null && !isOpen) dispatch(repeatClosed());
  }, [dispatch, dishId, isOpen]);

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      label={m.dish_repeat_title()}
      heading={m.dish_repeat_title()}
      closeLabel={m.close()}
      footer={
        <Button
          variant="tonal"
          className="flex-1"
          onClick={() => {
            close();
            if (dish) openDish(dish.id);
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          <span className="inline-block min-w-0 wrap-anywhere first-letter:uppercase">
            {m.dish_repeat_new()}
          </span>
        </Button>
      }
    >
      {versions && versions.length > 0 ? (
        <ul className="divide-y divide-line px-5">
          {versions.map((version) => (
            <RepeatItem key={version.customizedId} {...version} />
          ))}
        </ul>
      ) : (
        <VersionsMissing />
      )}
    </Dialog>
  );
}

/** The units are known, what they are made of is not yet: the cart is being read, or could not be. */
function VersionsMissing() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectCartFetch);
  if (status !== 'failed') {
    return (
      <div role="status" aria-label={m.loading()} className="px-5 py-4">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-3 h-4 w-64" />
        <Skeleton className="mt-6 h-4 w-24" />
      </div>
    );
  }
  return (
    <div className="flex items-center justify-between gap-4 px-5 py-4">
      <p className="text-14 text-ink-muted">{m.dish_repeat_failed()}</p>
      <RetryButton
        id="retry-last-choices"
        variant="tonal"
        size="44"
        className="shrink-0"
        onRetry={() => void dispatch(fetchCart({ afterRemoval: false }))}
      >
        {m.try_again()}
      </RetryButton>
    </div>
  );
}
