import { Suspense, type ComponentType } from 'react';
import { matchRoutes, Navigate, Route, Routes } from 'react-router-dom';
import { CATEGORY_PATTERN, ORDER_PATTERN, paths, TRACKING_PATHS } from '@/config/paths';
import { selectLookup } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { usePreload } from '@/ui/hooks/use-preload';
import { Layout } from './layout/layout';
import { ChunkErrorPage } from './errors/chunk-error-fallbacks';

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyWithPreload(() => load().then((module) => module[name]), ChunkErrorPage);
}

const homePage = page(() => import('@/routes/home'), 'HomeRoute');
const menuPage = page(() => import('@/routes/menu'), 'MenuRoute');
const orderInfoPage = page(() => import('@/routes/order-info'), 'OrderInfoRoute');

const NoRestaurant = lazyWithPreload(
  () => import('./errors/no-restaurant').then((module) => module.NoRestaurant),
  ChunkErrorPage,
);

/** By their paths below the restaurant's base (spec §2). */
const pages = [
  { path: paths.home, Component: homePage },
  { path: '/menu', Component: menuPage },
  { path: CATEGORY_PATTERN, Component: menuPage },
  { path: '/cart', Component: page(() => import('@/routes/cart'), 'CartRoute') },
  { path: '/offer', Component: page(() => import('@/routes/offers'), 'OffersRoute') },
  { path: '/search', Component: page(() => import('@/routes/search'), 'SearchRoute') },
  { path: '/address', Component: page(() => import('@/routes/address'), 'AddressRoute') },
  { path: '/close', Component: page(() => import('@/routes/closed'), 'ClosedRoute') },
  { path: '/order-history', Component: page(() => import('@/routes/order-history'), 'HistoryRoute') },
  {
    path: ORDER_PATTERN,
    Component: page(() => import('@/routes/order-details'), 'OrderDetailsRoute'),
  },
  ...TRACKING_PATHS.map((path) => ({ path, Component: orderInfoPage })),
  { path: '/bookTable', Component: page(() => import('@/routes/book-table'), 'BookingRoute') },
  { path: '/refund-policy', Component: page(() => import('@/routes/refund-policy'), 'RefundRoute') },
  { path: '/term-and-condition', Component: page(() => import('@/routes/term-and-condition'), 'TermsRoute') },
  { path: '/privacy-policy', Component: page(() => import('@/routes/privacy-policy'), 'PrivacyRoute') },
];

const preloadTargets = [homePage, menuPage];

/** Returns the path pattern of a path below the restaurant's base; '*' for a path that redirects. */
export function pagePatternOf(pathname: string): string {
  return matchRoutes(pages, pathname)?.at(-1)?.route.path ?? '*';
}

export async function preloadPage(pathname: string): Promise<void> {
  await matchRoutes(pages, pathname)?.at(-1)?.route.Component.preload();
}

/** Routes of the shared layout. Any other path redirects to the restaurant's home. */
export function AppRoutes() {
  const lookup = useAppSelector(selectLookup);
  usePreload(preloadTargets);
  if (lookup === 'unknown') {
    return (
      <Suspense>
        <NoRestaurant />
      </Suspense>
    );
  }
  return (
    <Routes>
      <Route element={<Layout />}>
        {pages.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
