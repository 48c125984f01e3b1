import { useRef, useState } from 'react';
import { decideTap, type TapOutcome } from '@/domain/cart/decide';
import { selectCartFetch, selectCartLines, selectIsCartBusy, selectLastAdded } from '@/domain/cart/slice';
import { addDish, refreshCart, removeOne } from '@/domain/cart/thunks';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import { noticeRaised } from '@/domain/notices/notices';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { afterNextPaint } from '@/platform/scheduling';
import type { AppStore } from '@/store';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { m } from '@/texts';
import { useOpenDish } from './open-dish';

/** Same width as `md:` in the style sheet, from which dishes are cards. */
const CARD_LAYOUT = '(min-width: 768px)';

/** Messages and delays of a cart change depend on the layout (contract §7). */
function formShown(): 'row' | 'card' {
  return 'matchMedia' in window && window.matchMedia(CARD_LAYOUT).matches ? 'card' : 'row';
}

/** A tap waits this long for the refreshed cart, then uses the known one. */
const REFRESH_TIMEOUT_MS = 700;

/** Resolves when the cart is not being fetched, at the latest after REFRESH_TIMEOUT_MS. */
function linesAreRead(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(settle, REFRESH_TIMEOUT_MS);
    const look = () => {
      if (selectCartFetch(store.getState()).status !== 'pending') settle();
    };
    const stop = store.subscribe(look);
    look();
  });
}

interface DishTap {
  tap: (tap: 'add' | 'plus' | 'minus') => void;
  isReading: boolean;
}

/** Handles taps on a dish's control; ignores them during a cart change (spec §4, Adding an item). */
export function useDishTap(dish: Dish, onAddFailed: () => void): DishTap {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const openDish = useOpenDish();
  const isLocked = useRef(false);
  const [isReading, setReading] = useState(false);

  const add = async (variantId: string) => {
    const place = formShown();
    const outcome = await dispatch(addDish({ dishId: dish.id, variantId, quantity: 1, place }));
    if (!addDish.rejected.match(outcome) || outcome.meta.condition || outcome.payload?.display === 'silent')
      return;
    if (place === 'card') onAddFailed();
  };

  const act = (outcome: TapOutcome) => {
    switch (outcome.do) {
      case 'open-popup':
        openDish(dish.id);
        return;
      case 'open-repeat-sheet':
        dispatch(repeatSheetRequested(dish.id));
        return;
      case 'add':
        void add(outcome.variantId);
        return;
      case 'remove':
        void dispatch(removeOne({ variantId: outcome.variantId, place: formShown() }));
        return;
      case 'say-not-in-cart':
        dispatch(noticeRaised({ text: m.cart_item_not_in_cart(), tone: 'info' }));
        return;
      case 'say-no-selection':
        dispatch(noticeRaised({ text: m.cart_no_matching_selection(), tone: 'info' }));
    }
  };

  const decide = (tap: 'add' | 'plus' | 'minus') => {
    const state = store.getState();
    if (selectIsCartBusy(state)) return;
    const facts = { lines: selectCartLines(state), lastAdded: selectLastAdded(state, dish.id) };
    act(decideTap(dish, tap, facts));
  };

  const tap = async (asked: 'add' | 'plus' | 'minus') => {
    if (isLocked.current || selectIsCartBusy(store.getState())) return;
    if (isCustomizable(dish)) {
      isLocked.current = true;
      setReading(true);
      void dispatch(refreshCart());
      await linesAreRead(store);
      setReading(false);
      isLocked.current = false;
    } else await afterNextPaint();
    decide(asked);
  };

  return { tap: (asked) => void tap(asked), isReading };
}
