import { useDeferredValue, useMemo } from 'react';
import { selectCartTotal, selectIsCartBusy, selectItemCount } from '@/domain/cart/slice';
import { useAppSelector } from '@/store/hooks';

/**
 * What the cart has come to: units of dishes, rupees, and whether a change is under way. A moment after the change
 * itself: the control under the finger is drawn first.
 */
export function useCartSum(): { count: number; total: number; isBusy: boolean } {
  const count = useAppSelector(selectItemCount);
  const total = useAppSelector(selectCartTotal);
  const isBusy = useAppSelector(selectIsCartBusy);
  return useDeferredValue(useMemo(() => ({ count, total, isBusy }), [count, total, isBusy]));
}
