import { useEffect, useState } from 'react';
import { selectCartId } from '@/domain/cart/slice';
import { restoreOffer } from '@/domain/offers/slice';
import { wait } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { persistAppliedOffer } from '@/store/listeners/applied-offer';

/** Storage delays the bill request by at most this time. */
const RESTORE_TIMEOUT_MS = 500;

/** Persists and restores this cart's offer. Returns true once storage is read; request no bill before that. */
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
