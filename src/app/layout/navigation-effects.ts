import { useLayoutEffect, useRef, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { matchRoute } from '@/config/routes';
import { selectItemCount } from '@/domain/cart/slice';
import { selectShopSite } from '@/domain/shop/slice';
import { checkoutStarted, pageViewed } from '@/domain/events';
import { replaceUrl } from '@/platform/history-state';
import { onPageRestored } from '@/platform/page-events';
import { useAppSelector, useAppDispatch } from '@/store/hooks';

/** Scrolls to the top on navigation, except on Back, Forward and query changes (such as opening a dish). */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigationType]);
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
    return onPageRestored(() => dispatch(pageViewed(pathname)));
  }, [dispatch, pathname]);

  const hasItems = useAppSelector((state) => selectItemCount(state) > 0);
  const isCheckout = hasItems && matchRoute(pathname)?.id === 'cart';
  useEffect(() => {
    if (isCheckout) dispatch(checkoutStarted());
  }, [dispatch, isCheckout]);
}
