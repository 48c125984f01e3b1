import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openDishIdIn, withDish, type DishLocationState } from '@/lib/dish-link';
import { selectDishQuantity } from '@/domain/cart/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector, useAppStore } from '@/store/hooks';

export interface DishChoices {
  choose: (index: number, dish: Dish) => void;
  /** Whether one of the dishes was added to the cart since its popup was opened from that item. */
  isChosen: (index: number, dishes: readonly Dish[]) => boolean;
}

/** Opens dish popups through the URL and detects added dishes by their quantity in the cart. */
export function useDishChoices(): DishChoices {
  const store = useAppStore();
  const cart = useAppSelector((state) => state.cart);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [openedPopups, setOpenedPopups] = useState<Record<number, { dishId: string; units: number }>>({});

  return {
    choose: (index, dish) => {
      // Ignore the second tap of a double tap, before the popup is painted.
      if (openDishIdIn(window.location.search) === dish.id) return;
      setOpenedPopups({
        ...openedPopups,
        [index]: { dishId: dish.id, units: selectDishQuantity(store.getState(), dish) },
      });
      // Closing the popup goes back in the history.
      void navigate(
        { search: withDish(search, dish.id) },
        { state: { isOpenedInApp: true } satisfies DishLocationState },
      );
    },
    isChosen: (index, dishes) => {
      const choice = openedPopups[index];
      const dish = dishes.find(({ id }) => id === choice?.dishId);
      return choice !== undefined && dish !== undefined && selectDishQuantity({ cart }, dish) > choice.units;
    },
  };
}
