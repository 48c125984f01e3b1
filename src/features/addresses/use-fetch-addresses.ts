import { useEffect } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import { fetchAddresses, selectAddresses } from '@/domain/addresses/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Fetches the saved addresses, debounced (docs/behaviour.md 11.1).
 * @param isSheetOpen fetches on every opening of the sheet.
 * @param isNeeded fetches once without the sheet, too. After a failure, `loadShop` fetches again.
 */
export function useFetchAddresses({ isSheetOpen = false, isNeeded = false }): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasShop = useAppSelector(selectRestaurantId) !== '';
  const { status } = useAppSelector(selectAddresses);
  const isActive = isLoggedIn && hasShop && (isSheetOpen || (isNeeded && status === 'idle'));

  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => void dispatch(fetchAddresses()), DEBOUNCE_MS.addressFetch);
    return () => clearTimeout(timer);
  }, [dispatch, isActive, isSheetOpen]);
}
