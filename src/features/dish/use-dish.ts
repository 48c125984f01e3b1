import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ReactReduxContext } from 'react-redux';
import { selectBusyVariantId, selectCartLines, selectDishQuantity } from '@/domain/cart/slice';
import { selectDish, selectShownMenu } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import type { AppStore, RootState } from '@/store';
import { useAppStore } from '@/store/hooks';

/** Calls back when something has changed for a dish, or for a size variant, of one of these ids. */
type Listen = (ids: readonly string[], listener: () => void) => () => void;

const known = new WeakMap<AppStore, Listen>();

function newsOf(store: AppStore): Listen {
  const listen = known.get(store) ?? makeNews(store);
  known.set(store, listen);
  return listen;
}

const lookAt = (state: RootState) => ({
  dishes: selectShownMenu(state)?.dishes,
  lines: selectCartLines(state),
  busyId: selectBusyVariantId(state),
});

/**
 * One look at each change of the store for a whole menu. With a selector in each row every change would ask
 * every row, and a tap would take the longer the more dishes there are.
 */
function makeNews(store: AppStore): Listen {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (id: string | null) => {
    if (id !== null) for (const listener of [...(listeners.get(id) ?? [])]) listener();
  };
  let before = lookAt(store.getState());

  store.subscribe(() => {
    const { dishes, lines, busyId } = before;
    const now = lookAt(store.getState());
    before = now;
    if (now.dishes !== dishes) {
      for (const id of [...listeners.keys()]) if (now.dishes?.[id] !== dishes?.[id]) tell(id);
    }
    if (now.lines !== lines) {
      for (const line of [...lines, ...now.lines]) {
        if (!lines.includes(line) || !now.lines.includes(line)) tell(line.variantId);
      }
    }
    if (now.busyId !== busyId) {
      tell(busyId);
      tell(now.busyId);
    }
  });

  return (ids, listener) => {
    for (const id of ids) listeners.set(id, (listeners.get(id) ?? new Set()).add(listener));
    return () => {
      for (const id of ids) {
        const rest = listeners.get(id);
        rest?.delete(listener);
        if (rest?.size === 0) listeners.delete(id);
      }
    };
  };
}

type Subscribe = (listener: () => void) => () => void;

function useNews<T>(subscribe: Subscribe, select: (state: RootState) => T): T {
  const store = useAppStore();
  // What a page written ahead was written from, while it is taken over.
  const getServerState = useContext(ReactReduxContext)?.getServerState as (() => RootState) | undefined;
  return useSyncExternalStore(
    subscribe,
    () => select(store.getState()),
    () => select((getServerState ?? store.getState)()),
  );
}

/** A dish by its id; draws anew what calls it only when that dish has changed. */
export function useDish(dishId: string): Dish | undefined {
  const listen = newsOf(useAppStore());
  return useNews(
    useCallback((listener) => listen([dishId], listener), [listen, dishId]),
    (state) => selectDish(state, dishId),
  );
}

/** Units of a dish in the cart, and whether a change of them is under way; likewise. */
export function useDishInCart(dish: Dish): { quantity: number; isBusy: boolean } {
  const listen = newsOf(useAppStore());
  const subscribe = useCallback<Subscribe>(
    (listener) => {
      const ids = dish.variants.map(({ id }) => id);
      return listen(ids, listener);
    },
    [listen, dish],
  );
  const quantity = useNews(subscribe, (state) => selectDishQuantity(state, dish));
  const isBusy = useNews(subscribe, (state) => {
    const busyId = selectBusyVariantId(state);
    return busyId !== null && dish.variants.some(({ id }) => id === busyId);
  });
  return { quantity, isBusy };
}
