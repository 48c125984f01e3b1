import { useState } from 'react';
import { selectDishQuantity } from '@/domain/cart/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { useOpenDish } from '@/features/dish/open-dish-context';

export interface DishChoices {
  choose: (index: number, dish: Dish) => void;
  /** Whether one of the dishes was added to the cart since its popup was opened from that item. */
  isChosen: (index: number, dishes: readonly Dish[]) => boolean;
}

/** Opens dish popups and detects added dishes by their quantity in the cart. */
export function useDishChoices(): DishChoices {
  const store = useAppStore();
  const cart = useAppSelector((state) => state.cart);
  const openDish = useOpenDish();
  const [openedPopups, setOpenedPopups] = useState<Record<number, { dishId: string; units: number }>>({});

  return {
    choose: (index, dish) => {
      if (!openDish(dish.id)) return;
      setOpenedPopups({
        ...openedPopups,
        [index]: { dishId: dish.id, units: selectDishQuantity(store.getState(), dish) },
      });
    },
    isChosen: (index, dishes) => {
      const choice = openedPopups[index];
      const dish = dishes.find(({ id }) => id === choice?.dishId);
      return choice !== undefined && dish !== undefined && selectDishQuantity({ cart }, dish) > choice.units;
    },
  };
}
