import { useEffect, useState } from 'react';
import { selectCartId } from '@/domain/cart/slice';
import { restoreOffer } from '@/domain/offers/slice';
import { wait } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { persistAppliedOffer } from '@/store/listeners/applied-offer';

/** The bill request does not wait longer than this for storage. */
const RESTORE_TIMEOUT_MS = 500;

/**
 * Restores the offer that was applied to this cart before a reload, and persists changes.
 * @returns true when storage has been read. Do not request a bill before that.
 */
export function usePersistedOffer(): boolean {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const cartId = useAppSelector(selectCartId);
  const [restoredCartId, setRestoredCartId] = useState('');

  useEffect(() => {
    if (!cartId) return undefined;
    let isCurrent = true;
    const finish = () => {
      if (isCurrent) setRestoredCartId(cartId);
    };
    // An offer that is restored late is still applied, and the bill is requested again.
    void Promise.race([dispatch(restoreOffer()), wait(RESTORE_TIMEOUT_MS)]).then(finish);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, cartId]);

  useEffect(() => persistAppliedOffer(store), [store]);

  return restoredCartId === cartId;
}
