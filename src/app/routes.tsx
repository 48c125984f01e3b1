import { Suspense, type ComponentType } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { CATEGORY_PATTERN, ORDER_PATTERN, paths, TRACKING_PATHS } from '@/config/paths';
import { selectLookup } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { onDemand } from '@/ui/on-demand';
import { useWarmUp } from '@/ui/use-warm-up';
import { Layout } from './layout';
import { MissingPage } from './missing';

/** A route's page, loaded when it is first gone to. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Page = onDemand(() => load().then((module) => module[name]), MissingPage);
  return { Page, preload: Page.preload };
}

const homePage = page(() => import('@/routes/home'), 'HomeRoute');
const menuPage = page(() => import('@/routes/menu'), 'MenuRoute');
const orderInfoPage = page(() => import('@/routes/order-info'), 'OrderInfoRoute');

const NoRestaurant = onDemand(
  () => import('./no-restaurant').then((module) => module.NoRestaurant),
  MissingPage,
);

/** The pages of a restaurant by their paths below its base (spec, section 2). */
const pages = [
  { path: '/', page: homePage },
  { path: '/menu', page: menuPage },
  { path: CATEGORY_PATTERN, page: menuPage },
  { path: '/cart', page: page(() => import('@/routes/cart'), 'CartRoute') },
  { path: '/offer', page: page(() => import('@/routes/offers'), 'OffersRoute') },
  { path: '/search', page: page(() => import('@/routes/search'), 'SearchRoute') },
  { path: '/address', page: page(() => import('@/routes/address'), 'AddressRoute') },
  { path: '/close', page: page(() => import('@/routes/closed'), 'ClosedRoute') },
  { path: '/order-history', page: page(() => import('@/routes/order-history'), 'HistoryRoute') },
  {
    path: ORDER_PATTERN,
    page: page(() => import('@/routes/order-details'), 'OrderDetailsRoute'),
  },
  ...TRACKING_PATHS.map((path) => ({ path, page: orderInfoPage })),
  { path: '/bookTable', page: page(() => import('@/routes/book-table'), 'BookingRoute') },
  { path: '/refund-policy', page: page(() => import('@/routes/refund-policy'), 'RefundRoute') },
  { path: '/term-and-condition', page: page(() => import('@/routes/term-and-condition'), 'TermsRoute') },
  { path: '/privacy-policy', page: page(() => import('@/routes/privacy-policy'), 'PrivacyRoute') },
];

/** Where most taps lead. */
const pagesOfTaps = [homePage, menuPage];

/** The routes are flat: a look at the table does what nested ones would bring more of the router along for. */
function pageAt(pathname: string) {
  return pages.find(({ path }) => matchPath(path, pathname))?.page;
}

/** Loads the code of the page at a path below the restaurant's base ahead of drawing it. */
export async function preloadPage(pathname: string): Promise<void> {
  await pageAt(pathname)?.preload();
}

/** The page of the address within the shared layout; any other path leads to the restaurant's home. */
export function AppRoutes() {
  const lookup = useAppSelector(selectLookup);
  useWarmUp(pagesOfTaps);
  const Page = pageAt(useLocation().pathname)?.Page;
  if (lookup === 'unknown') {
    return (
      <Suspense>
        <NoRestaurant />
      </Suspense>
    );
  }
  return <Layout>{Page ? <Page /> : <Navigate to={paths.home} replace />}</Layout>;
}
