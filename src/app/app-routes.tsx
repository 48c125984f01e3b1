import { memo, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { matchRoute, moduleOf, routeIds, routes, type RouteId } from '@/config/routes';
import { selectItemCount } from '@/domain/cart/slice';
import { selectIsUnknownShop } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/texts/use-language';
import { ChunkErrorPage } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload, type LazyComponent } from '@/ui/feedback/lazy-with-preload';
import { usePreload } from '@/ui/hooks/use-preload';
import { Layout, Rendered, type RenderedProps } from './layout/layout';

const modules = import.meta.glob<{ default: ComponentType }>(['../routes/*.tsx', '!../routes/*.test.tsx']);

function lazyPage(id: RouteId) {
  const load = modules[`../routes/${moduleOf(id)}.tsx`];
  if (!load) throw new Error(`src/routes/${moduleOf(id)}.tsx is missing`);
  return lazyWithPreload(() => load().then((module) => module.default), ChunkErrorPage);
}

const pages = Object.fromEntries(routeIds.map((id) => [id, lazyPage(id)])) as Readonly<
  Record<RouteId, LazyComponent<object>>
>;

const NoRestaurant = lazyWithPreload(
  () => import('./errors/failed-lookup').then((module) => module.NoRestaurant),
  ChunkErrorPage,
);

const preloadTargets = [pages.home, pages.menu];
const preloadTargetsWithCart = [...preloadTargets, pages.cart];

/** @param path below the restaurant's base */
export async function preloadPage(path: string): Promise<void> {
  await pages[matchRoute(path)?.id ?? 'home'].preload();
}

export function AppRoutes({ onRendered }: RenderedProps) {
  const hasItems = useAppSelector((state) => selectItemCount(state) > 0);
  usePreload(hasItems ? preloadTargetsWithCart : preloadTargets);
  if (useAppSelector(selectIsUnknownShop)) {
    return (
      <Suspense>
        <NoRestaurant />
        <Rendered onRendered={onRendered} />
      </Suspense>
    );
  }
  return <ShopRoutes onRendered={onRendered} />;
}

/** Memoised, because each state of the lookup would render the page again. */
const ShopRoutes = memo(function ShopRoutes({ onRendered }: RenderedProps) {
  useLanguage();
  return (
    <Routes>
      <Route element={<Layout onRendered={onRendered} />}>
        {routeIds.flatMap((id) => {
          const Page = pages[id];
          return routes[id].patterns.map((pattern) => (
            <Route key={pattern} path={pattern} element={<Page />} />
          ));
        })}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
});
