import { IGNORED_TAP_MS } from '@/config/limits';
import { selectIsCartBusy } from '@/domain/cart/slice';
import { useAppStore } from '@/store/hooks';
import { useTimedState } from '@/ui/hooks/use-timed-state';

interface CartTap {
  /** True for a moment after an ignored tap: the control shows that it waits. */
  isWaiting: boolean;
  /** Runs `change`, unless another change of the cart is under way: then the tap is ignored (docs/behaviour.md 7.1). */
  tap: (change: () => void) => void;
}

export function useCartTap(): CartTap {
  const store = useAppStore();
  const [isWaiting, showWaiting] = useTimedState<true>();
  return {
    isWaiting: isWaiting ?? false,
    tap: (change) => {
      if (selectIsCartBusy(store.getState())) showWaiting(true, IGNORED_TAP_MS);
      else change();
    },
  };
}
