/** Dialogs that a change of the cart, the menu or the page opens or closes. */
import { matchRoute } from '@/config/routes';
import { hasCustomizedUnits } from '@/domain/cart/rules';
import { selectAcceptedLines } from '@/domain/cart/slice';
import { addressSheetClosed, loginRequested, repeatSheetClosed } from '@/domain/dialogs/slice';
import { pageViewed } from '@/domain/events';
import { selectDish } from '@/domain/menu/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import type { Listen } from './listen';

export function listenForDialogs(listen: Listen): void {
  listen({
    predicate: (_, state) => {
      const { repeatDishId } = state.dialogs;
      if (repeatDishId === null) return false;
      const dish = selectDish(state, repeatDishId);
      return !dish || !hasCustomizedUnits(dish, selectAcceptedLines(state));
    },
    effect: (_, { dispatch }) => void dispatch(repeatSheetClosed()),
  });
  listen({
    actionCreator: pageViewed,
    effect: ({ payload }, { dispatch, getState }) => {
      const page = matchRoute(payload)?.id;
      // Otherwise the sheet would open on other pages.
      if (page !== 'cart' && getState().dialogs.isAddressSheetOpen) dispatch(addressSheetClosed());
      // A diner who logs out here leaves for home.
      if (page === 'address' && !selectIsLoggedIn(getState())) dispatch(loginRequested());
    },
  });
}
