import { useEffect, useState } from 'react';
import { IGNORED_TAP_MS } from '@/config/limits';
import { selectIsCartBusy } from '@/domain/cart/slice';
import { useAppStore } from '@/store/hooks';

interface CartTap {
  /** True for a moment after an ignored tap: the control shows that it waits. */
  isWaiting: boolean;
  /** Runs `change`, unless another change of the cart is under way: then the tap is ignored (spec §4, contract §9). */
  tap: (change: () => void) => void;
}

export function useCartTap(): CartTap {
  const store = useAppStore();
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), IGNORED_TAP_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    isWaiting,
    tap: (change) => {
      if (selectIsCartBusy(store.getState())) setWaiting(true);
      else change();
    },
  };
}
