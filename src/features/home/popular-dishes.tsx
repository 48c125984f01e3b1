import { selectMenu, selectPopularDishes } from '@/domain/menu/slice';
import { DishItem } from '@/features/dish/dish-item';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { CardSkeletons } from '@/ui/list/card-skeletons';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SectionError } from './section-error';
import { Carousel, CAROUSEL_PAGE_SIZE } from '@/ui/list/carousel';

export function PopularDishes() {
  const { data: menu, status } = useAppSelector(selectMenu);
  const dishes = useAppSelector(selectPopularDishes);

  if (!menu) {
    if (status === 'failed') return <SectionError section="popular" text={m.home_popular_failed()} />;
    return (
      <div>
        <div className="mb-4 flex items-center lg:h-11">
          <Skeleton className="h-5 w-64" />
        </div>
        <CardSkeletons count={CAROUSEL_PAGE_SIZE} />
      </div>
    );
  }
  if (dishes.length === 0) return null;
  return (
    <Carousel
      title={m.home_popular()}
      hasDots
      listClassName="max-md:flex-col max-md:gap-0 max-md:divide-y max-md:divide-line max-md:overflow-visible max-md:-mt-2 md:-m-1 md:scroll-px-1 md:p-1"
      itemClassName="max-md:py-5 md:max-lg:w-[calc((100%-2*24px)/3)]"
    >
      {dishes.map((dish) => (
        <DishItem key={dish.id} dishId={dish.id} />
      ))}
    </Carousel>
  );
}
