import { useRef, useState, type ReactNode } from 'react';
import { SLOW_NOTICE_DELAY_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { decideTap, type DishTap, type DishTapAction } from '@/domain/cart/rules';
import {
  selectBusyVariantId,
  selectCartFetch,
  selectCartLines,
  selectDishQuantity,
  selectIsCartBusy,
  selectLastAdded,
} from '@/domain/cart/slice';
import { addDish, refreshCart, removeOne } from '@/domain/cart/thunks';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import type { RootState } from '@/domain/state';
import { toastRequested } from '@/domain/toasts/events';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useOpenDish } from '@/store/open-dish-context';
import { useCartTap } from '@/store/use-cart-tap';
import { waitForState } from '@/store/wait-for-state';
import { m } from '@/texts';
import { QuantityControl } from '@/ui/controls/quantity-control';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useTimedState } from '@/ui/hooks/use-timed-state';
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
  const isBusy = useAppSelector((state) => {
    const busyId = selectBusyVariantId(state);
    return busyId !== null && dish.variants.some(({ id }) => id === busyId);
  });
  const [failure, showFailure] = useTimedState<string>();
  const { isWaiting, add, increase, decrease } = useDishActions(dish, () =>
    showFailure(m.cart_add_failed_status(), STATUS_MESSAGE_MS),
  );
  const isSlow = useDelayedFlag(isBusy, SLOW_NOTICE_DELAY_MS);
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
        className={classNames(
          controlCell,
          'md:justify-end md:[&_button]:border-line-strong md:[&_button]:shadow-none md:[&_div]:shadow-none',
        )}
      />
      <ControlHint isSlow={isSlow} failure={failure} quantity={quantity} hasOptions={isCustomizable(dish)} />
    </>
  );
}

/** Breakpoint `md:` of the style sheet, from which dishes are cards. */
const CARD_LAYOUT = '(min-width: 768px)';

/** Messages and delays of a cart change depend on the layout (contract §7). */
function currentLayout(): 'row' | 'card' {
  return window.matchMedia(CARD_LAYOUT).matches ? 'card' : 'row';
}

/** A tap waits this long for the refreshed cart, then uses the present lines. */
const REFRESH_TIMEOUT_MS = 700;

const isCartFetchSettled = (state: RootState) => selectCartFetch(state).status !== 'pending';

/** Handlers of a dish's control. Taps are ignored during a cart change (spec §4, Adding an item). */
function useDishActions(dish: Dish, onAddFailed: () => void) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const openDish = useOpenDish();
  const isLocked = useRef(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const { isWaiting, tap } = useCartTap();

  const addOne = async (variantId: string) => {
    const origin = currentLayout();
    const result = await dispatch(addDish({ dishId: dish.id, variantId, quantity: 1, origin }));
    if (!addDish.rejected.match(result) || result.meta.condition || result.payload?.display === 'silent')
      return;
    if (origin === 'card') onAddFailed();
  };

  const perform = (action: DishTapAction) => {
    switch (action.type) {
      case 'open-popup':
        openDish(dish.id);
        return;
      case 'open-repeat-sheet':
        dispatch(repeatSheetRequested(dish.id));
        return;
      case 'add':
        void addOne(action.variantId);
        return;
      case 'remove':
        void dispatch(removeOne({ variantId: action.variantId, origin: currentLayout() }));
        return;
      case 'notify-not-in-cart':
        dispatch(toastRequested({ text: m.cart_item_not_in_cart(), tone: 'info' }));
    }
  };

  const handleTap = async (dishTap: DishTap) => {
    if (isLocked.current) return;
    const { pathname } = window.location;
    if (isCustomizable(dish)) {
      isLocked.current = true;
      setRefreshing(true);
      void dispatch(refreshCart());
      await waitForState(store, isCartFetchSettled, REFRESH_TIMEOUT_MS);
      setRefreshing(false);
      isLocked.current = false;
    } else await afterNextPaint();
    const state = store.getState();
    if (selectIsCartBusy(state)) return;
    const lastAdded = selectLastAdded(state, dish.id);
    const action = decideTap(dish, dishTap, { lines: selectCartLines(state), lastAdded });
    const shouldOpenDialog = action.type === 'open-popup' || action.type === 'open-repeat-sheet';
    // The diner may have left the page during the refresh.
    if (shouldOpenDialog && window.location.pathname !== pathname) return;
    perform(action);
  };

  return {
    isWaiting: isRefreshing || isWaiting,
    add: () => tap(() => void handleTap('add')),
    increase: () => tap(() => void handleTap('increase')),
    decrease: () => tap(() => void handleTap('decrease')),
  };
}

interface ControlHintProps {
  isSlow: boolean;
  failure: string | null;
  quantity: number;
  hasOptions: boolean;
}

/** Status line below the control or the price, in reserved space. Not announced: toasts and CartAnnouncer say the same. */
function ControlHint({ isSlow, failure, quantity, hasOptions }: ControlHintProps) {
  const cardStatus: ReactNode =
    failure !== null ? (
      <span className="font-semibold text-danger">{failure}</span>
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
          {hasOptions && <span className={cardStatus === null ? '' : 'md:hidden'}>{m.dish_customise()}</span>}
        </>
      )}
    </div>
  );
}
