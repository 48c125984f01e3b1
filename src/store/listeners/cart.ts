import { STATUS_MESSAGE_MS } from '@/config/limits';
import { additionFailureExpired } from '@/domain/cart/slice';
import { selectLineName } from '@/domain/cart/cart-texts';
import { addDish, cartLines } from '@/domain/cart/thunks';
import { selectConnectivity } from '@/domain/connectivity/slice';
import { toastRequested } from '@/domain/events';
import { selectDish, refreshMenu } from '@/domain/menu/slice';
import { m } from '@/texts';
import type { Listen } from './listen';

export function listenForCart(listen: Listen): void {
  // Names lines that the server has added (docs/behaviour.md 7.2).
  listen({
    predicate: (action, state, before) =>
      cartLines.isAnswer(action) && before.cart.isNamingDue && !state.cart.isNamingDue,
    effect: (_, { dispatch, getOriginalState, getState }) => {
      const known = new Set(getOriginalState().cart.lines.data.map(({ variantId }) => variantId));
      const state = getState();
      for (const line of state.cart.lines.data) {
        if (known.has(line.variantId)) continue;
        const text = m.checkout_changed_new({ dish: selectLineName(state, line) });
        dispatch(toastRequested({ text, tone: 'info' }));
      }
    },
  });
  listen({
    actionCreator: addDish.rejected,
    effect: async ({ meta }, { delay, dispatch }) => {
      await delay(STATUS_MESSAGE_MS);
      dispatch(additionFailureExpired(meta.requestId));
    },
  });
  // The dish may have sold out since the menu was fetched. A popup asks for the menu itself.
  listen({
    actionCreator: addDish.rejected,
    effect: async ({ meta, payload }, { dispatch, getState }) => {
      const isRefused = payload !== undefined && payload.display !== 'silent';
      if (!isRefused || meta.arg.origin === 'popup' || selectConnectivity(getState()) !== 'online') return;
      await dispatch(refreshMenu());
      const dish = selectDish(getState(), meta.arg.dishId);
      if (dish?.isOutOfStock)
        dispatch(toastRequested({ text: m.dish_ran_out({ dish: dish.name }), tone: 'info' }));
    },
  });
}
