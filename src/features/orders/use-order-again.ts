import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAcceptedLines, selectDishQuantity } from '@/domain/cart/slice';
import { addDish } from '@/domain/cart/thunks';
import type { Dish } from '@/domain/menu/types';
import type { AddableItem } from '@/domain/orders/order-again';
import { toastRequested } from '@/domain/events';
import { useOpenDish } from '@/features/dish/open-dish-context';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { m } from '@/texts';

/** Progress of adding an order's dishes; the values are size variant ids. */
interface OrderAgainProgress {
  added: readonly string[];
  /** Item that could not be added. Items after it have not been tried. */
  failed: string | null;
}

const START: OrderAgainProgress = { added: [], failed: null };

function namesOf(addable: readonly AddableItem[], added: readonly string[]): string {
  return addable
    .filter(({ variant }) => added.includes(variant.id))
    .map(({ dish }) => dish.name)
    .join(', ');
}

/** Adds dishes one by one, then opens the cart. Stops at a failure, or with a toast when the diner leaves. */
export function useOrderAgain(addable: readonly AddableItem[], isOpen: boolean) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const [progress, setProgress] = useState(START);
  const isActive = useRef(isOpen);
  const lastAttempt = useRef<{ variantId: string; unitsBefore: number } | null>(null);

  useEffect(() => {
    isActive.current = isOpen;
    return () => void (isActive.current = false);
  }, [isOpen]);

  const acceptedUnits = (variantId: string) =>
    selectAcceptedLines(store.getState()).find((line) => line.variantId === variantId)?.quantity ?? 0;

  /** Whether the failed request reached the server after all: the refetched cart contains the units. */
  const hasSucceeded = ({ variant, quantity }: AddableItem) =>
    lastAttempt.current?.variantId === variant.id &&
    acceptedUnits(variant.id) >= lastAttempt.current.unitsBefore + quantity;

  const run = async () => {
    let { added } = progress;
    for (const next of addable) {
      const { dish, variant, quantity } = next;
      if (added.includes(variant.id)) continue;
      if (!hasSucceeded(next)) {
        if (!isActive.current) {
          const names = namesOf(addable, added);
          dispatch(toastRequested({ text: m.orders_again_left({ added: names }), tone: 'info' }));
          return;
        }
        setProgress({ added, failed: null });
        lastAttempt.current = { variantId: variant.id, unitsBefore: acceptedUnits(variant.id) };
        const outcome = await dispatch(
          addDish({ dishId: dish.id, variantId: variant.id, quantity, origin: 'panel' }),
        );
        if (!addDish.fulfilled.match(outcome)) {
          setProgress({ added, failed: variant.id });
          return;
        }
      }
      added = [...added, variant.id];
      setProgress({ added, failed: null });
    }
    if (isActive.current) void navigate(paths.cart);
  };

  return { progress, run, addedNames: namesOf(addable, progress.added) };
}

/** Opens dish popups and detects added dishes by their quantity in the cart. */
export function useDishChoices() {
  const cart = useAppSelector((state) => state.cart);
  const openDish = useOpenDish();
  const [choices, setChoices] = useState<Record<number, { dish: Dish; unitsBefore: number }>>({});

  return {
    choose: (index: number, dish: Dish) => {
      if (!openDish(dish.id)) return;
      setChoices({ ...choices, [index]: { dish, unitsBefore: selectDishQuantity({ cart }, dish) } });
    },
    /** Whether a dish was added to the cart since its popup was opened from that item. */
    isChosen: (index: number): boolean => {
      const choice = choices[index];
      return choice !== undefined && selectDishQuantity({ cart }, choice.dish) > choice.unitsBefore;
    },
  };
}
