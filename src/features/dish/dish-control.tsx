import { useState, type ReactNode } from 'react';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { decideTap, type DishTap, type DishTapAction } from '@/domain/cart/rules';
import {
  selectCartLines,
  selectDishQuantity,
  selectFailedOrigin,
  selectIsDishBusy,
  selectLastAdded,
} from '@/domain/cart/slice';
import { addDish, refreshCartForTap, removeOne } from '@/domain/cart/thunks';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import { toastRequested } from '@/domain/events';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { currentPageAndDish, useOpenDish } from './open-dish-context';
import { useCartTap } from './use-cart-tap';
import { m } from '@/texts';
import { QuantityControl } from '@/ui/controls/quantity-control';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { classNames } from '@/ui/class-names';
import { Tag } from '@/ui/text/tag';

/** Position: over the picture's lower edge in rows, right of the price in cards. */
const controlCell =
  'z-10 col-start-2 row-span-3 row-start-1 mt-19 self-start justify-self-center md:row-span-2 md:row-start-4 md:mt-3 md:justify-self-end';

export function OutOfStock() {
  return (
    <div className={classNames(controlCell, 'flex h-10 w-28 items-center justify-center md:justify-end')}>
      <Tag>{m.dish_out_of_stock()}</Tag>
    </div>
  );
}

export function DishControl({ dish, nameId }: { dish: Dish; nameId: string }) {
  const quantity = useAppSelector((state) => selectDishQuantity(state, dish));
  const isBusy = useAppSelector((state) => selectIsDishBusy(state, dish));
  const isSlow = useDelayedFlag(isBusy, SLOW_NOTICE_DELAY_MS);
  const { isWaiting, add, increase, decrease } = useDishActions(dish);
  return (
    <>
      <QuantityControl
        quantity={quantity}
        busy={isBusy || isWaiting}
        addLabel={m.dish_add()}
        addDescribedBy={nameId}
        itemName={dish.name}
        onAdd={add}
        onIncrease={increase}
        onDecrease={decrease}
        className={classNames(controlCell, 'md:justify-end')}
      />
      <ControlHint dish={dish} isSlow={isSlow} quantity={quantity} />
    </>
  );
}

/** Breakpoint `md:` of the style sheet, from which dishes are cards. */
const CARD_LAYOUT = '(min-width: 768px)';

/** The messages of a cart change depend on the layout (docs/behaviour.md 19). */
function currentLayout(): 'row' | 'card' {
  return window.matchMedia(CARD_LAYOUT).matches ? 'card' : 'row';
}

/** Handlers of a dish's control. Taps are ignored during a cart change (docs/behaviour.md 7.1). */
function useDishActions(dish: Dish) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const openDish = useOpenDish();
  const { isWaiting, tap } = useCartTap();
  const [isRefreshing, setRefreshing] = useState(false);

  const perform = (action: DishTapAction) => {
    const origin = currentLayout();
    switch (action.type) {
      case 'open-popup':
        openDish(dish.id);
        return;
      case 'open-repeat-sheet':
        dispatch(repeatSheetRequested(dish.id));
        return;
      case 'add':
        void dispatch(addDish({ dishId: dish.id, variantId: action.variantId, quantity: 1, origin }));
        return;
      case 'remove':
        void dispatch(removeOne({ variantId: action.variantId, origin }));
        return;
      case 'notify-not-in-cart':
        dispatch(toastRequested({ text: m.cart_item_not_in_cart(), tone: 'info' }));
    }
  };

  const handleTap = async (dishTap: DishTap) => {
    const before = currentPageAndDish();
    const refresh = isCustomizable(dish) ? dispatch(refreshCartForTap()) : null;
    setRefreshing(refresh !== null);
    await (refresh ?? afterNextPaint());
    setRefreshing(false);
    const state = store.getState();
    const lastAdded = selectLastAdded(state, dish.id);
    const action = decideTap(dish, dishTap, { lines: selectCartLines(state), lastAdded });
    const shouldOpenDialog = action.type === 'open-popup' || action.type === 'open-repeat-sheet';
    // A tap on another dish may have started a change during the refresh.
    if (!shouldOpenDialog) tap(() => perform(action));
    // The diner may have left the page or opened a dish.
    else if (currentPageAndDish() === before) perform(action);
  };

  return {
    isWaiting: isWaiting || isRefreshing,
    add: () => tap(() => void handleTap('add')),
    increase: () => tap(() => void handleTap('increase')),
    decrease: () => tap(() => void handleTap('decrease')),
  };
}

interface ControlHintProps {
  dish: Dish;
  isSlow: boolean;
  quantity: number;
}

/** Status line below the control or the price, in reserved space. Not announced: toasts and CartAnnouncer say the same. */
function ControlHint({ dish, isSlow, quantity }: ControlHintProps) {
  const hasFailed = useAppSelector((state) => selectFailedOrigin(state, dish.id) === 'card');
  const cardStatus: ReactNode = hasFailed ? (
    <span className="font-semibold text-danger">{m.cart_add_failed_status()}</span>
  ) : quantity > 0 ? (
    <span className="font-semibold text-positive">{m.dish_added({ count: quantity })}</span>
  ) : null;
  return (
    <div
      className={classNames(
        'pointer-events-none col-start-2 row-span-3 row-start-1 mt-30 min-h-4 self-start text-center text-12 text-ink-muted',
        'md:col-start-1 md:row-span-1 md:row-start-5 md:mt-0 md:text-start',
      )}
    >
      {isSlow ? (
        <span>{m.still_trying()}</span>
      ) : (
        <>
          {cardStatus !== null && <span className="hidden md:inline">{cardStatus}</span>}
          {isCustomizable(dish) && (
            <span className={cardStatus === null ? '' : 'md:hidden'}>{m.dish_customise()}</span>
          )}
        </>
      )}
    </div>
  );
}
