import { decideTap, type TapOutcome } from '@/domain/cart/decide';
import { selectCartLines, selectIsCartBusy, selectLastAdded } from '@/domain/cart/slice';
import { addDish, refreshCart, removeOne } from '@/domain/cart/thunks';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import { noticeRaised } from '@/domain/notices/notices';
import { repeatAsked } from '@/domain/prompts/slice';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { m } from '@/texts';
import { useOpenDish } from './dish-address';

/** From this width on dishes are shown as cards, in the style sheet's `md:`. */
const CARD_FORM = '(min-width: 768px)';

/** The form that a dish is shown in decides the words and the wait of a change (contract, section 7). */
function formShown(): 'row' | 'card' {
  return 'matchMedia' in window && window.matchMedia(CARD_FORM).matches ? 'card' : 'row';
}

/**
 * What the control of a dish does when tapped (spec, section 4: Adding an item). Ignored while a change of
 * the cart is under way. `onAddFailed` is called when adding from a card was refused.
 */
export function useDishTap(dish: Dish, onAddFailed: () => void): (tap: 'add' | 'plus' | 'minus') => void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const openDish = useOpenDish();

  const add = async (variantId: string) => {
    const place = formShown();
    const outcome = await dispatch(addDish({ dishId: dish.id, variantId, quantity: 1, place }));
    if (addDish.rejected.match(outcome) && !outcome.meta.condition && place === 'card') onAddFailed();
  };

  const act = (outcome: TapOutcome) => {
    switch (outcome.do) {
      case 'open-popup':
        openDish(dish.id);
        return;
      case 'open-repeat-sheet':
        dispatch(repeatAsked(dish.id));
        return;
      case 'add':
        void add(outcome.variantId);
        return;
      case 'remove':
        void dispatch(removeOne({ variantId: outcome.variantId, place: formShown() }));
        return;
      case 'say-not-in-cart':
        dispatch(noticeRaised({ text: m.cart_item_not_in_cart(), tone: 'info' }));
        return;
      case 'say-no-selection':
        dispatch(noticeRaised({ text: m.cart_no_matching_selection(), tone: 'info' }));
    }
  };

  return (tap) => {
    const state = store.getState();
    if (selectIsCartBusy(state)) return;
    const facts = { lines: selectCartLines(state), lastAdded: selectLastAdded(state, dish.id) };
    // 'Refresh the cart first': the answer corrects what is shown; the tap does not wait for it.
    if (isCustomizable(dish)) void dispatch(refreshCart());
    act(decideTap(dish, tap, facts));
  };
}
