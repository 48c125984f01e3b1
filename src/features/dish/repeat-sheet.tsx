import { Plus } from 'lucide-react';
import { useState } from 'react';
import { hasCustomizedUnits, unlistedUnits } from '@/domain/cart/rules';
import { selectAcceptedLines, selectCartResource } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { selectDish } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { repeatSheetClosed, selectRepeatDishId } from '@/domain/dialogs/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOpenDish } from './open-dish-context';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { RetryButton } from '@/ui/controls/retry-button';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { RepeatItem, UnlistedItem } from './repeat-item';

/** 'Repeat last used item ?' (docs/behaviour.md 5.5). A removed unit stays until the server accepts the removal. */
export function RepeatSheet() {
  const dispatch = useAppDispatch();
  const openDish = useOpenDish();
  const dishId = useAppSelector(selectRepeatDishId);
  const dish = useAppSelector((state) => (dishId === null ? undefined : selectDish(state, dishId)));
  const lines = useAppSelector(selectAcceptedLines);
  const isOpen = dish !== undefined && hasCustomizedUnits(dish, lines);
  const close = () => dispatch(repeatSheetClosed());
  const addNew = () => {
    close();
    if (dish) openDish(dish.id);
  };

  return (
    <Dialog open={isOpen} onClose={close} label={m.dish_repeat_title()}>
      <Dialog.Header>{m.dish_repeat_title()}</Dialog.Header>
      <Dialog.Body>{dish && <CustomizedDishes key={dish.id} dish={dish} onAddNew={addNew} />}</Dialog.Body>
      <Dialog.Footer>
        <Button variant="tonal" className="flex-1" onClick={addNew}>
          <Plus className="size-5" />
          <span className="inline-block min-w-0 wrap-anywhere first-letter:uppercase">
            {m.dish_repeat_new()}
          </span>
        </Button>
      </Dialog.Footer>
    </Dialog>
  );
}

function CustomizedDishes({ dish, onAddNew }: { dish: Dish; onAddNew: () => void }) {
  const dispatch = useAppDispatch();
  const accepted = useAppSelector(selectAcceptedLines);
  const lines = dish.variants.flatMap(({ id }) => accepted.find((line) => line.variantId === id) ?? []);
  const { status } = useAppSelector(selectCartResource);
  const isReady = status === 'ready';
  // Units without known options are listed once the cart has been fetched, also during later fetches.
  const [wasFetched, setWasFetched] = useState(isReady);
  if (isReady && !wasFetched) setWasFetched(true);

  const items = lines.flatMap((line) =>
    line.customized.map((customized) => (
      <RepeatItem key={customized.id} variantId={line.variantId} customizedId={customized.id} />
    )),
  );
  const unlisted = lines
    .filter((line) => wasFetched && unlistedUnits(line) > 0)
    .map((line) => <UnlistedItem key={line.variantId} line={line} onAddNew={onAddNew} />);
  return (
    <ResourceView
      status={status}
      data={items.length + unlisted.length > 0 ? lines : null}
      placeholder={<SkeletonRows widths={['w-48', 'w-64', 'w-24']} className="px-5 py-4" />}
      failed={
        <div className="flex items-center justify-between gap-4 px-5 py-4">
          <p className="text-14 text-ink-muted">{m.dish_repeat_failed()}</p>
          <RetryButton
            id="retry-last-choices"
            variant="tonal"
            size="44"
            className="shrink-0"
            onRetry={() => void dispatch(fetchCart())}
          />
        </div>
      }
    >
      {() => (
        <ul className="divide-y divide-line px-5">
          {items}
          {unlisted}
        </ul>
      )}
    </ResourceView>
  );
}
