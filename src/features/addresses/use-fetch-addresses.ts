import { useEffect } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { fetchAddresses, selectAddresses } from '@/domain/addresses/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Fetches the saved addresses, debounced (docs/behaviour.md 11.1).
 * @param isSheetOpen fetches on every opening of the sheet.
 * @param isNeeded fetches without the sheet too, unless the list is known.
 */
export function useFetchAddresses({ isSheetOpen = false, isNeeded = false }): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasShop = useAppSelector(selectRestaurantId) !== '';
  const isKnown = useAppSelector(selectAddresses).status === 'ready';
  const isActive = isLoggedIn && hasShop && (isSheetOpen || (isNeeded && !isKnown));

  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => void dispatch(fetchAddresses()), DEBOUNCE_MS.addressFetch);
    return () => clearTimeout(timer);
  }, [dispatch, isActive, isSheetOpen]);
}
