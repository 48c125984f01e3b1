import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/config/routes';
import { selectItemCount } from '@/domain/cart/slice';
import { checkoutStarted, pageViewed } from '@/domain/visit/events';
import { onPageRestored } from '@/platform/page-events';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

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
