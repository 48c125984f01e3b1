import { selectCartFetch, selectCartId, selectCartLines } from '@/domain/cart/slice';
import type { RootState } from '@/domain/state';

/** View of the cart page. 'failed' applies even when older lines are known (contract §7). */
export type CartView = 'loading' | 'failed' | 'empty' | 'filled';

export function selectCartView(state: RootState): CartView {
  const { status } = selectCartFetch(state);
  const hasLines = selectCartLines(state).length > 0;
  if (!selectCartId(state) && !hasLines) return 'empty';
  if (status === 'failed') return 'failed';
  if (hasLines) return 'filled';
  return status === 'ready' ? 'empty' : 'loading';
}
