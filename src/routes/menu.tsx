import { DishItem } from '@/features/dish/dish-item';
import { MenuPage } from '@/features/menu/menu-page';

/** `menu` and `menu/{category}` (spec, section 2). */
export function MenuRoute() {
  return <MenuPage Dish={DishItem} />;
}
