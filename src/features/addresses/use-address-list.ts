import { useEffect, useRef } from 'react';
import { DEBOUNCE } from '@/config/limits';
import { selectAddresses } from '@/domain/addresses/slice';
import { fetchAddresses } from '@/domain/addresses/thunks';
import { selectReach } from '@/domain/connection/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { whenVisible } from '@/lib/usable';
import { wait } from '@/lib/wait';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** ms after which a list that is needed and did not come is asked for again, then each time after the last. */
const ASK_AGAIN = [2000, 15_000, 30_000, 60_000];

/**
 * Has the saved addresses asked for, debounced (spec, section 9).
 * @param isSheetOpen asks anew each time that the sheet opens.
 * @param isNeeded asks without the sheet too, unless the list is known.
 * @param isPersistent asks again while it is needed and did not come: where nothing on the page says so.
 */
export function useAddressList({ isSheetOpen = false, isNeeded = false, isPersistent = false }): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasShop = useAppSelector(selectRestaurantId) !== '';
  const { status } = useAppSelector(selectAddresses);
  const isReached = useAppSelector(selectReach) === 'reached';
  const isWanted = isLoggedIn && hasShop && (isSheetOpen || (isNeeded && status === 'idle'));

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void dispatch(fetchAddresses()), DEBOUNCE.addressFetch);
    return () => clearTimeout(timer);
  }, [dispatch, isWanted, isSheetOpen]);

  const attempts = useRef(0);
  // The sheet has its own way to ask again.
  const isAskedFor = isPersistent && isNeeded && isLoggedIn && hasShop && !isSheetOpen;
  const isMissing = isAskedFor && isReached && status === 'failed';
  useEffect(() => {
    if (!isMissing) return undefined;
    const asked = new AbortController();
    void wait(ASK_AGAIN[Math.min(attempts.current, ASK_AGAIN.length - 1)] ?? 0, asked.signal)
      .then(whenVisible)
      .then(() => {
        if (asked.signal.aborted) return;
        attempts.current += 1;
        void dispatch(fetchAddresses());
      })
      .catch(() => undefined);
    return () => asked.abort();
  }, [dispatch, isMissing]);
}
