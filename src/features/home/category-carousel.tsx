import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectHasFailed } from '@/domain/connectivity/slice';
import { selectCategoryTiles, selectAllCategories } from '@/domain/menu/slice';
import { findCategory } from '@/domain/menu/filter-categories';
import type { CategoryTile } from '@/domain/menu/types';
import { useAppSelector } from '@/store/hooks';
import { formatNumber } from '@/lib/format-number';
import { m } from '@/texts';
import { ImageWithFallback } from '@/ui/layout/image-with-fallback';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SectionError } from './section-error';
import { Carousel, CAROUSEL_PAGE_SIZE } from '@/ui/list/carousel';

export function CategoryCarousel() {
  const resource = useAppSelector(selectCategoryTiles);
  const tiles = resource.data;
  const hasFailed = useAppSelector((state) => selectHasFailed(state, resource));

  if (!tiles) {
    return (
      <section aria-label={m.home_categories()} aria-busy={!hasFailed}>
        <div className="mb-4 flex items-center lg:min-h-11">
          <h2 className="text-20 font-bold">{m.home_categories()}</h2>
        </div>
        {hasFailed ? (
          <SectionError section="categories" text={m.home_categories_failed()} />
        ) : (
          <TileSkeletons />
        )}
      </section>
    );
  }
  if (tiles.length === 0) return null;
  return (
    <Carousel
      title={m.home_categories()}
      listClassName="-mx-4 -my-1 scroll-px-4 px-4 py-1 max-lg:gap-3 md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:scroll-px-0 lg:px-0"
      itemClassName="w-[4.75rem]"
    >
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} />
      ))}
    </Carousel>
  );
}

function Tile({ tile }: { tile: CategoryTile }) {
  const categories = useAppSelector(selectAllCategories);
  const count = findCategory(categories, tile.name)?.dishIds.length;
  return (
    <Link
      to={paths.menu(tile.name)}
      className="group block rounded-card text-center lg:flex lg:items-center lg:gap-4 lg:text-start"
    >
      <ImageWithFallback
        src={tile.imageUrl ?? undefined}
        alt=""
        width={112}
        height={96}
        className="aspect-square! mx-auto size-19 rounded-full lg:aspect-auto! lg:mx-0 lg:h-24 lg:w-28 lg:rounded-card"
      />
      <span className="min-w-0">
        <span
          dir="auto"
          className="mt-2 line-clamp-5 text-12 wrap-anywhere font-semibold group-hover:text-accent-strong lg:mt-0 lg:text-16"
        >
          {tile.name}
        </span>{' '}
        {count !== undefined && (
          <span className="text-14 text-ink-muted tabular-nums max-lg:hidden">
            {m.menu_dish_count({ count, shown: formatNumber(count) })}
          </span>
        )}
      </span>
    </Link>
  );
}

function TileSkeletons() {
  return (
    <div className="grid grid-cols-4 gap-3 lg:gap-6">
      {Array.from({ length: CAROUSEL_PAGE_SIZE }, (_, index) => (
        <div key={index} data-placeholder className="flex flex-col items-center gap-2 lg:flex-row lg:gap-4">
          <Skeleton className="size-19 shrink-0 lg:h-24 lg:w-28 lg:rounded-card" />
          <Skeleton className="h-4 w-14 lg:w-24" />
        </div>
      ))}
    </div>
  );
}
