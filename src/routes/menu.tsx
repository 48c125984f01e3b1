import { DishItem } from '@/features/dish/dish-item';
import { MenuPage } from '@/features/menu/menu-page';

export default function MenuRoute() {
  return <MenuPage Dish={DishItem} />;
}
