import { useEffect, useRef } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { selectAddresses, fetchAddresses } from '@/domain/addresses/slice';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { retryDelay } from '@/lib/retry-delay';
import { wait, whenVisible } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Delays before a failed list is fetched again; the last delay repeats. */
const RETRY_DELAYS_MS = [2000, 15_000, 30_000, 60_000];

/**
 * Fetches the saved addresses, debounced (spec §9).
 * @param isSheetOpen fetches on every opening of the sheet.
 * @param isNeeded fetches without the sheet too, unless the list is known.
 * @param shouldRetry retries failed fetches, for pages that show no error.
 */
export function useFetchAddresses({ isSheetOpen = false, isNeeded = false, shouldRetry = false }): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasShop = useAppSelector(selectRestaurantId) !== '';
  const { status } = useAppSelector(selectAddresses);
  const isOnline = useAppSelector(selectConnectivity) === 'online';
  const isActive = isLoggedIn && hasShop && (isSheetOpen || (isNeeded && status === 'idle'));

  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => void dispatch(fetchAddresses()), DEBOUNCE_MS.addressFetch);
    return () => clearTimeout(timer);
  }, [dispatch, isActive, isSheetOpen]);

  const attempts = useRef(0);
  useEffect(() => {
    if (status === 'ready') attempts.current = 0;
  }, [status]);
  // The sheet has its own retry button.
  const isRequested = shouldRetry && isNeeded && isLoggedIn && hasShop && !isSheetOpen;
  const isMissing = isRequested && isOnline && status === 'failed';
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCancelled = false;
    void wait(retryDelay(RETRY_DELAYS_MS, attempts.current))
      .then(whenVisible)
      .then(() => {
        if (isCancelled) return;
        attempts.current += 1;
        void dispatch(fetchAddresses());
      });
    return () => {
      isCancelled = true;
    };
  }, [dispatch, isMissing]);
}
