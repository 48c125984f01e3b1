import { useEffect } from 'react';
import { DEBOUNCE } from '@/config/limits';
import { selectAddresses } from '@/domain/addresses/slice';
import { fetchAddresses } from '@/domain/addresses/thunks';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Has the saved addresses asked for, debounced (spec, section 9).
 * @param isSheetOpen asks anew each time that the sheet opens.
 * @param isNeeded asks without the sheet too, unless the list is known.
 */
export function useAddressList({ isSheetOpen = false, isNeeded = false }): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasShop = useAppSelector(selectRestaurantId) !== '';
  const isUnknown = useAppSelector(selectAddresses).status === 'idle';
  const isWanted = isLoggedIn && hasShop && (isSheetOpen || (isNeeded && isUnknown));

  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void dispatch(fetchAddresses()), DEBOUNCE.addressFetch);
    return () => clearTimeout(timer);
  }, [dispatch, isWanted, isSheetOpen]);
}
