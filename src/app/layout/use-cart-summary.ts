import { useDeferredValue, useMemo } from 'react';
import { selectCartTotal, selectIsCartBusy, selectItemCount } from '@/domain/cart/slice';
import { useAppSelector } from '@/store/hooks';

/** `total` is in paise. The summary is deferred, so that the tapped control renders first. */
export function useCartSummary(): { count: number; total: number; isBusy: boolean } {
  const count = useAppSelector(selectItemCount);
  const total = useAppSelector(selectCartTotal);
  const isBusy = useAppSelector(selectIsCartBusy);
  return useDeferredValue(useMemo(() => ({ count, total, isBusy }), [count, total, isBusy]));
}
