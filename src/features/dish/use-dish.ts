import { selectBusyVariantId, selectDishQuantity } from '@/domain/cart/slice';
import { selectDish } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector } from '@/store/hooks';

export function useDish(dishId: string): Dish | undefined {
  return useAppSelector((state) => selectDish(state, dishId));
}

export function useDishInCart(dish: Dish): { quantity: number; isBusy: boolean } {
  const quantity = useAppSelector((state) => selectDishQuantity(state, dish));
  const isBusy = useAppSelector((state) => {
    const busyId = selectBusyVariantId(state);
    return busyId !== null && dish.variants.some(({ id }) => id === busyId);
  });
  return { quantity, isBusy };
}
