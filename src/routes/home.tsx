import { DishItem } from '@/features/dish/dish-item';
import { HomePage } from '@/features/home/home-page';
import { BrowseMenuButton } from '@/features/menu/browse-menu';
import { LazyRecentOrders } from '@/features/orders/lazy-recent-orders';

export default function HomeRoute() {
  return <HomePage Dish={DishItem} RecentOrders={LazyRecentOrders} browseMenu={<BrowseMenuButton />} />;
}
