import { LayoutGrid } from 'lucide-react';
import { CategoryPicker } from '@/features/menu/category-picker';
import { MenuLoading } from '@/features/menu/menu-loading';
import { SearchPage } from '@/features/search/search-page';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';

export default function SearchRoute() {
  return <SearchPage browse={<BrowseCategories />} loadingView={<MenuLoading />} />;
}

function BrowseCategories() {
  return (
    <CategoryPicker
      trigger={(open) => (
        <Button variant="text" size="44" onClick={open}>
          <LayoutGrid className="size-4.5" />
          <span>{m.menu_browse_categories()}</span>
        </Button>
      )}
    />
  );
}
