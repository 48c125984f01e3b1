import { useEffect, useEffectEvent, useState } from 'react';
import { selectIsMenuCurrent } from '@/domain/catalogue/catalogue';
import { selectDish, selectMenu } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { toastRequested, dishViewed } from '@/domain/events';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useDishUrl, useEntryBelowPopup } from './use-dish-url';
import { DishPopup } from './dish-popup';

/** Dish popup for `?dish=` (docs/behaviour.md 5.3). A link from outside waits for the server's menu. */
export function DishPopupFromUrl() {
  const dispatch = useAppDispatch();
  const { dishId, isOpenedInApp, close } = useDishUrl();
  const dish = useAppSelector((state) => (dishId === null ? undefined : selectDish(state, dishId)));
  const isMenuCurrent = useAppSelector(selectIsMenuCurrent);
  const requestedDish = dish && !dish.isOutOfStock && (isOpenedInApp || isMenuCurrent) ? dish : null;
  const shown = useLastOpenDish(requestedDish);
  const viewedId = requestedDish?.id;
  useEffect(() => {
    if (viewedId !== undefined) dispatch(dishViewed(viewedId));
  }, [dispatch, viewedId]);
  useUnavailableToast(dishId, shown?.dish, close);
  useEntryBelowPopup(requestedDish !== null);
  return (
    shown && <DishPopup key={shown.opening} dish={shown.dish} open={requestedDish !== null} onClose={close} />
  );
}

/** Returns the last dish also during the exit animation. `opening` counts the openings. */
function useLastOpenDish(dish: Dish | null): { dish: Dish; opening: number } | null {
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<{ dish: Dish; opening: number } | null>(null);
  if (isOpen !== (dish !== null)) setOpen(dish !== null);
  if (dish !== null && (!isOpen || last?.dish.id !== dish.id)) {
    setLast({ dish, opening: (last?.opening ?? 0) + 1 });
  } else if (dish !== null && last !== null && last.dish !== dish) {
    setLast({ ...last, dish });
  }
  return last;
}

/** A shared link may name a missing or sold-out dish: shows a toast instead (docs/behaviour.md 5.4). */
function useUnavailableToast(dishId: string | null, last: Dish | undefined, close: () => void) {
  const dispatch = useAppDispatch();
  const reason = useAppSelector((state) => {
    if (dishId === null || selectMenu(state).data === null || !selectIsMenuCurrent(state)) return null;
    const dish = selectDish(state, dishId);
    // It has left the menu since its popup was shown.
    if (!dish && last?.id === dishId) return m.dish_ran_out({ dish: last.name });
    if (!dish) return m.dish_select_quantity();
    return dish.isOutOfStock ? m.dish_ran_out({ dish: dish.name }) : null;
  });

  const dropFromUrl = useEffectEvent((text: string) => {
    dispatch(toastRequested({ text, tone: 'info' }));
    close();
  });
  useEffect(() => {
    if (reason !== null) dropFromUrl(reason);
    // Each dish of the URL has its toast, also one with the same text.
  }, [reason, dishId]);
}
