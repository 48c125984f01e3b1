import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { isDishOpen, withDish, type DishEntryState } from './dish-url';

type OpenDish = (dishId: string) => void;

const OpenDishContext = createContext<OpenDish>(() => {
  throw new Error('useOpenDish needs an OpenDishProvider');
});

/**
 * Provides the callback of `useOpenDish`. The callback never changes: with `useNavigate` in each row, every
 * navigation would render all dishes of a long menu again.
 */
export function OpenDishProvider({ children }: { children: ReactNode }) {
  const { basename } = useAppSelector(selectShopAddress);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);

  const openDish = useCallback<OpenDish>(
    (dishId) => {
      const { pathname, search } = window.location;
      // The second tap of a double tap, before the popup is drawn.
      if (isDishOpen(search, dishId)) return;
      const state: DishEntryState = { openedHere: true };
      // The diner may have left the page on which the tap began: the popup opens on the current one.
      const page = pathname.slice(basename.length) || '/';
      void latest.current({ pathname: page, search: withDish(search, dishId), hash: '' }, { state });
    },
    [basename],
  );
  return <OpenDishContext value={openDish}>{children}</OpenDishContext>;
}

/** Opens a dish's popup by its address, on the current page. */
export function useOpenDish(): OpenDish {
  return useContext(OpenDishContext);
}
