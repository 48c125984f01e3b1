import { DishItem } from '@/features/dish/dish-item';
import { HomePage } from '@/features/home/home-page';
import { BrowseMenuPill } from '@/features/menu/browse-menu';

export default function HomeRoute() {
  return <HomePage Dish={DishItem} browseMenu={<BrowseMenuPill />} />;
}
