import { MoonStar } from 'lucide-react';
import { type ComponentType, type ReactElement, Suspense } from 'react';
import { selectMenu, selectPopularDishes } from '@/domain/menu/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useAfterFirstScreen } from '@/ui/hooks/use-after-first-screen';
import { useScrollRestoration } from '@/ui/scroll/use-scroll-restoration';
import { BannerSlider } from './banner-slider';
import { CategoryCarousel } from './category-carousel';
import { PopularDishes } from './popular-dishes';
import { RestaurantHeader } from './restaurant-header';

interface HomePageProps {
  RecentOrders: ComponentType;
  OffersLink: ComponentType;
  browseMenu: ReactElement;
}

/** Home page (docs/behaviour.md 3). Each section renders as soon as its own data arrives. */
export function HomePage({ RecentOrders, OffersLink, browseMenu }: HomePageProps) {
  const isClosed = useAppSelector(selectIsClosed);
  const hasPopular = useAppSelector(selectPopularDishes).length > 0;
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isAfterFirstScreen = useAfterFirstScreen();
  useScrollRestoration(useAppSelector(selectMenu).data !== null);
  return (
    <div className="page-width flex flex-col gap-6 pt-1 pb-dishes-end lg:gap-8 lg:pt-2 lg:pb-[calc(var(--floating-bars-height,0px)+48px)]">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-8">
        <RestaurantHeader />
        <div className="flex min-w-0 flex-col gap-4">
          {isClosed && <ClosedStatus />}
          <BannerSlider />
        </div>
      </div>
      <CategoryCarousel />
      <PopularDishes />
      {isAfterFirstScreen && (
        <Suspense>
          <OffersLink />
        </Suspense>
      )}
      {/* They load after the first screen, and must not move the content above. */}
      {isLoggedIn && (
        <Suspense>
          <RecentOrders />
        </Suspense>
      )}
      {hasPopular && browseMenu}
    </div>
  );
}

function ClosedStatus() {
  return (
    <div role="status" className="flex gap-3 rounded-card bg-danger-soft px-4 py-3 text-14">
      <MoonStar className="size-5 shrink-0 text-danger" />
      <div>
        <p className="font-semibold text-danger">{m.closed_badge()}</p>
        <p>{m.home_closed_text()}</p>
      </div>
    </div>
  );
}
