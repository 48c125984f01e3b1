import { useEffect, useRef } from 'react';
import { selectCartId } from '@/domain/cart/slice';
import { selectCurrentBill, selectHonouredOffer } from '@/domain/checkout/selectors';
import { offerRestored, selectAppliedOffer } from '@/domain/offers/slice';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { keptFor } from '@/store/kept';

/**
 * Has the applied offer outlive a reload of the cart page for as long as the price call honours it. What it
 * saves is never kept: that is for the bill to say.
 */
export function useKeptOffer(): void {
  const dispatch = useAppDispatch();
  const shop = useAppSelector(selectShopAddress);
  const cartId = useAppSelector(selectCartId);
  const applied = useAppSelector(selectAppliedOffer);
  const isHonoured = useAppSelector(selectHonouredOffer) !== null;
  const isPriced = useAppSelector(selectCurrentBill) !== null;

  useEffect(() => {
    if (!cartId) return undefined;
    let isWanted = true;
    void keptFor(shop)
      .appliedOffer(cartId)
      .then((offer) => {
        if (isWanted && offer) dispatch(offerRestored(offer));
      });
    return () => {
      isWanted = false;
    };
  }, [dispatch, shop, cartId]);

  const had = useRef(false);
  useEffect(() => {
    const isLost = had.current && !applied;
    had.current = applied !== null;
    if (applied && isHonoured) void keptFor(shop).setAppliedOffer(cartId, applied);
    else if (isLost || (applied && isPriced)) void keptFor(shop).forgetAppliedOffer();
  }, [shop, cartId, applied, isHonoured, isPriced]);
}
