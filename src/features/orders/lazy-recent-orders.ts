import { afterFirstScreen } from '@/platform/scheduling';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';

/** Suspends until the first screen is painted and the browser is idle. */
export const LazyRecentOrders = lazyWithPreload(async () => {
  await afterFirstScreen();
  return (await import('./recent-orders')).RecentOrders;
}, SilentChunkError);
