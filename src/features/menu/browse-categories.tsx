import { LayoutGrid } from 'lucide-react';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { CategoryPicker } from './category-picker';

export function BrowseCategories() {
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
