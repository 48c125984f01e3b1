import { useLayoutEffect, useRef, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { matchRoute } from '@/config/routes';
import { selectItemCount } from '@/domain/cart/slice';
import { selectShopSite } from '@/domain/shop/slice';
import { checkoutStarted, pageViewed } from '@/domain/events';
import { openDishIdIn } from '@/lib/dish-link';
import { replaceUrl } from '@/platform/history-state';
import { onPageRestored } from '@/platform/page-events';
import { useAppSelector, useAppDispatch } from '@/store/hooks';
import { isFocusLost, moveFocusToFallback } from '@/ui/hooks/use-focus-fallback';

/**
 * Scrolls to the top when a link is followed, also a link to the shown page, but not when the query changes, as for a
 * dish popup. Moves the focus into the page when the focused element was removed with the former page.
 */
export function useFocusAndScrollReset(): void {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const last = useRef({ key, pathname, search });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { key, pathname, search };
    const isRepeated = before.key !== key && before.search === search && openDishIdIn(search) === null;
    if (before.pathname === pathname && !isRepeated) return;
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    if (isFocusLost()) moveFocusToFallback(() => document.querySelector('main'), null);
  }, [key, pathname, search, navigationType]);
}

/**
 * Makes the home URL end in exactly one slash. The router omits it below a slug ('/spice') and accepts several.
 * The web app's scope is '/spice/': without the slash it would also cover '/spice-garden'.
 */
export function useHomeTrailingSlash(): void {
  const { basename } = useAppSelector(selectShopSite);
  const location = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const isHome = /^\/*$/.test(pathname.slice(basename.length));
    if (!isHome || pathname === `${basename}/`) return;
    replaceUrl(`${basename}/${search}${hash}`);
  }, [basename, location]);
}

export function useVisitEvents(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(pageViewed(pathname));
    return onPageRestored(() => dispatch(pageViewed(pathname, true)));
  }, [dispatch, pathname]);

  const hasItems = useAppSelector((state) => selectItemCount(state) > 0);
  const isCheckout = hasItems && matchRoute(pathname)?.id === 'cart';
  useEffect(() => {
    if (isCheckout) dispatch(checkoutStarted());
  }, [dispatch, isCheckout]);
}
