import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectDishQuantity } from '@/domain/cart/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector, useAppStore } from '@/store/hooks';

/** Tracks which dishes of an order were chosen again. `place` is the item's index in the list. */
export interface Choices {
  choose: (place: number, dish: Dish) => void;
  /** Whether one of the dishes was added to the cart since its popup was opened from that item. */
  isChosen: (place: number, dishes: readonly Dish[]) => boolean;
}

/** Opens dish popups through the URL and detects added dishes by their quantity in the cart. */
export function useChoices(): Choices {
  const store = useAppStore();
  const cart = useAppSelector((state) => state.cart);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [opened, setOpened] = useState<Record<number, { dishId: string; units: number }>>({});

  return {
    choose: (place, dish) => {
      setOpened({
        ...opened,
        [place]: { dishId: dish.id, units: selectDishQuantity(store.getState(), dish) },
      });
      const query = new URLSearchParams(search);
      query.set('dish', dish.id);
      // Same state as on the menu page: closing the popup goes back in the history.
      void navigate({ search: `?${query.toString()}` }, { state: { openedHere: true } });
    },
    isChosen: (place, dishes) => {
      const then = opened[place];
      const dish = dishes.find(({ id }) => id === then?.dishId);
      return then !== undefined && dish !== undefined && selectDishQuantity({ cart }, dish) > then.units;
    },
  };
}
