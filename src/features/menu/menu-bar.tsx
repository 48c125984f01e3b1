import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectIsPureVeg } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { CategoryTabs, type CategoryTabsProps } from './category-tabs';
import { FoodFilter } from './food-filter';

/** Bar above the dishes. A pure-veg restaurant has no filter, and its bar does not stick on phones. */
export function MenuBar(tabs: CategoryTabsProps) {
  const isPureVeg = useAppSelector(selectIsPureVeg);
  return (
    <div
      className={classNames(
        'z-20 bg-surface low:static md:sticky md:top-top-bar md:border-b md:border-line',
        !isPureVeg && 'max-md:sticky max-md:top-top-bar',
      )}
    >
      <div className="page-width flex items-center gap-4 max-md:min-h-13 max-md:pb-2">
        <CategoryTabs {...tabs} />
        {!isPureVeg && (
          <div className="flex items-center md:shrink-0 md:max-lg:order-first md:max-lg:border-e md:max-lg:border-line md:max-lg:pe-4">
            <FoodFilter />
          </div>
        )}
        <Link
          to={paths.search}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control text-14 font-semibold',
            isPureVeg
              ? 'max-md:w-full max-md:rounded-card max-md:bg-surface-sunken max-md:px-4 max-md:text-ink-muted'
              : 'max-md:hidden',
          )}
        >
          <Search className="size-5" />
          <span>{m.menu_search()}</span>
        </Link>
      </div>
    </div>
  );
}
