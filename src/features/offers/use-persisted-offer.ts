import { useEffect, useRef, useState } from 'react';
import { selectCartId } from '@/domain/cart/slice';
import { selectCurrentBill, selectHonouredOffer } from '@/domain/checkout/selectors';
import { offerRestored, selectAppliedOffer } from '@/domain/offers/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { wait } from '@/platform/wait';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';
import { readPersistedOffer } from '@/store/persisted-offer';

/** ms after which a browser that does not get to reading what it keeps is not waited for. */
const RESTORE_TIMEOUT_MS = 500;

/**
 * Has the applied offer outlive a reload of the cart page for as long as the price call honours it. What it
 * saves is never kept: that is for the bill to say.
 * @returns whether it is known if there is one: before that there is nothing to ask the price of.
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
    // One that is read late is taken up all the same; the price is then asked for again.
    void Promise.race([reading, wait(RESTORE_TIMEOUT_MS)]).then(known);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, shop, cartId]);

  const had = useRef(false);
  useEffect(() => {
    // Kept as soon as it is applied, so that a reload at once finds it; the bill then says whether it counts.
    if (applied && (isHonoured || !isPriced)) void openShopStorage(shop).setAppliedOffer(cartId, applied);
    else if (applied || had.current) void openShopStorage(shop).clearAppliedOffer();
    had.current = applied !== null;
  }, [shop, cartId, applied, isHonoured, isPriced]);

  return readFor === cartId;
}
