import { useEffect, useRef, useState } from 'react';
import { selectCartId } from '@/domain/cart/slice';
import { selectCurrentBill, selectHonouredOffer } from '@/domain/checkout/selectors';
import { offerRestored, selectAppliedOffer } from '@/domain/offers/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { wait } from '@/platform/scheduling';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';
import { readPersistedOffer } from '@/store/persisted-offer';

/** The bill request does not wait longer than this for storage. */
const RESTORE_TIMEOUT_MS = 500;

/**
 * Persists the applied offer, without its saving, while the bill honours it. The offer survives a reload of the cart.
 * @returns true when storage has been read. Do not request a bill before that.
 */
export function usePersistedOffer(): boolean {
  const dispatch = useAppDispatch();
  const shop = useAppSelector(selectShopAddress);
  const cartId = useAppSelector(selectCartId);
  const applied = useAppSelector(selectAppliedOffer);
  const isHonoured = useAppSelector(selectHonouredOffer) !== null;
  const isPriced = useAppSelector(selectCurrentBill) !== null;

  const [readFor, setReadFor] = useState('');
  useEffect(() => {
    if (!cartId) return undefined;
    let isCurrent = true;
    const known = () => {
      if (isCurrent) setReadFor(cartId);
    };
    const reading = openShopStorage(shop).appliedOffer();
    void reading.then((value) => {
      const offer = readPersistedOffer(value, cartId);
      if (isCurrent && offer) dispatch(offerRestored(offer));
    });
    // An offer that is restored late is still applied, and the bill is requested again.
    void Promise.race([reading, wait(RESTORE_TIMEOUT_MS)]).then(known);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, shop, cartId]);

  const had = useRef(false);
  useEffect(() => {
    // Persist before the bill confirms the offer, so that an immediate reload restores it.
    if (applied && (isHonoured || !isPriced)) void openShopStorage(shop).setAppliedOffer(cartId, applied);
    else if (applied || had.current) void openShopStorage(shop).clearAppliedOffer();
    had.current = applied !== null;
  }, [shop, cartId, applied, isHonoured, isPriced]);

  return readFor === cartId;
}
