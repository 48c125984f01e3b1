import { selectBusyVariantId, selectDishQuantity } from '@/domain/cart/slice';
import { selectDish } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector } from '@/store/hooks';

/** A dish by its id. */
export function useDish(dishId: string): Dish | undefined {
  return useAppSelector((state) => selectDish(state, dishId));
}

/** Units of a dish in the cart, and whether a change of them is under way. */
export function useDishInCart(dish: Dish): { quantity: number; isBusy: boolean } {
  const quantity = useAppSelector((state) => selectDishQuantity(state, dish));
  const isBusy = useAppSelector((state) => {
    const busyId = selectBusyVariantId(state);
    return busyId !== null && dish.variants.some(({ id }) => id === busyId);
  });
  return { quantity, isBusy };
}
