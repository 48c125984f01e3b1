import { DishItem } from '@/features/dish/dish-item';
import { BrowseCategories } from '@/features/menu/browse-categories';
import { MenuLoading } from '@/features/menu/menu-loading';
import { SearchPage } from '@/features/search/search-page';

export default function SearchRoute() {
  return <SearchPage Dish={DishItem} browse={<BrowseCategories />} loadingView={<MenuLoading />} />;
}
