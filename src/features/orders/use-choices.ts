import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectDishQuantity } from '@/domain/cart/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector, useAppStore } from '@/store/hooks';

/** Choosing an order's dishes anew, each known by its place in the list. */
export interface Choices {
  choose: (place: number, dish: Dish) => void;
  /** Whether one of the dishes came into the cart since its popup was opened from that place. */
  isChosen: (place: number, dishes: readonly Dish[]) => boolean;
}

/** Opens dishes' popups by the address, and tells by the cart which of them were added there. */
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
      // As the dishes of the menu do it: closing the popup then goes back to here.
      void navigate({ search: `?${query.toString()}` }, { state: { openedHere: true } });
    },
    isChosen: (place, dishes) => {
      const then = opened[place];
      const dish = dishes.find(({ id }) => id === then?.dishId);
      return then !== undefined && dish !== undefined && selectDishQuantity({ cart }, dish) > then.units;
    },
  };
}
