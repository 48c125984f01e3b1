/** Search param that opens a dish's popup on any page. */
export const DISH_PARAM = 'dish';

/** State of a history entry that the shop pushed: Back closes the popup. */
export interface DishLocationState {
  isOpenedInApp?: boolean;
}

/** Returns the query with a dish's popup open; null closes it. */
export function withDish(search: string, dishId: string | null): string {
  const params = new URLSearchParams(search);
  if (dishId === null) params.delete(DISH_PARAM);
  else params.set(DISH_PARAM, dishId);
  const text = params.toString();
  return text && `?${text}`;
}

export function openDishIdIn(search: string): string | null {
  return new URLSearchParams(search).get(DISH_PARAM);
}
