import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { normalizePath, paths } from '@/config/paths';
import { selectItemCount } from '@/domain/cart/slice';
import { checkoutBegun, pageViewed } from '@/domain/visit/events';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Tells the store what the diner looks at: pages, and the cart with something in it. */
export function useVisitEvents(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useEffect(() => {
    dispatch(pageViewed(pathname));
    // The browser may bring the very page back, asleep since it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(pageViewed(pathname));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [dispatch, pathname]);

  const hasItems = useAppSelector((state) => selectItemCount(state) > 0);
  const isCheckout = hasItems && normalizePath(pathname) === paths.cart;
  useEffect(() => {
    if (isCheckout) dispatch(checkoutBegun());
  }, [dispatch, isCheckout]);
}
