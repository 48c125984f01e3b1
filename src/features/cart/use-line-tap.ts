import { decideLineTap } from '@/domain/cart/decide';
import { addDish, removeOne } from '@/domain/cart/thunks';
import type { CartLine } from '@/domain/cart/types';
import { selectVariantOwners } from '@/domain/menu/slice';
import { noticeRaised } from '@/domain/notices/notices';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';

/** Returns the handler for plus and minus of a cart line (contract §7, Plus on a line). */
export function useLineTap(line: CartLine): (tap: 'plus' | 'minus') => void {
  const dispatch = useAppDispatch();
  const dish = useAppSelector((state) => selectVariantOwners(state).get(line.variantId)?.dish);
  return (tap) => {
    const outcome = decideLineTap(line, dish, tap);
    if (outcome.do === 'remove') {
      void dispatch(removeOne({ variantId: outcome.variantId, place: 'panel' }));
    } else if (outcome.do === 'open-repeat-sheet' && dish) {
      dispatch(repeatSheetRequested(dish.id));
    } else if (outcome.do === 'add' && dish && !line.outOfStock) {
      void dispatch(addDish({ dishId: dish.id, variantId: outcome.variantId, quantity: 1, place: 'panel' }));
    } else {
      dispatch(noticeRaised({ text: m.cart_no_matching_selection(), tone: 'info' }));
    }
  };
}
