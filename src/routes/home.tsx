import { HomePage } from '@/features/home/home-page';
import { BrowseMenuButton } from '@/features/menu/browse-menu-button';
import { afterFirstScreen } from '@/platform/scheduling';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';

const RecentOrders = lazyWithPreload(async () => {
  await afterFirstScreen();
  return (await import('@/features/orders/recent-orders')).RecentOrders;
}, SilentChunkError);

const OffersLink = lazyWithPreload(
  () => import('@/features/offers/offers-link').then((module) => module.OffersLink),
  SilentChunkError,
);

export default function HomeRoute() {
  return <HomePage RecentOrders={RecentOrders} OffersLink={OffersLink} browseMenu={<BrowseMenuButton />} />;
}
