import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { openDishIdIn, withDish, type DishLocationState } from '@/lib/dish-link';
import { selectShopSite } from '@/domain/shop/slice';
import { withoutScrollRestoration } from '@/platform/history-state';
import { useAppSelector } from '@/store/hooks';

/** Opens a dish's popup. @returns false for the second tap of a double tap, which is ignored. */
type OpenDish = (dishId: string) => boolean;

const OpenDishContext = createContext<OpenDish>(() => {
  throw new Error('useOpenDish needs an OpenDishProvider');
});

/** Provides a stable callback. `useNavigate` in each row would re-render a long menu on every navigation. */
export function OpenDishProvider({ children }: { children: ReactNode }) {
  const { basename } = useAppSelector(selectShopSite);
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);

  const openDish = useCallback<OpenDish>(
    (dishId) => {
      const { pathname, search } = window.location;
      // The popup may not be painted yet.
      if (openDishIdIn(search) === dishId) return false;
      // Closing the popup goes back in the history.
      const state: DishLocationState = { isOpenedInApp: true };
      // Not the rendered location: the search page may have written its query since.
      const page = pathname.slice(basename.length) || '/';
      // On Back, Chromium may restore a position from before the last scroll by script.
      withoutScrollRestoration(
        () => void latest.current({ pathname: page, search: withDish(search, dishId), hash: '' }, { state }),
      );
      return true;
    },
    [basename],
  );
  return <OpenDishContext value={openDish}>{children}</OpenDishContext>;
}

export function useOpenDish(): OpenDish {
  return useContext(OpenDishContext);
}

/** Identifies the page and dish that are open. A tap that opens a dialog later compares it. */
export function currentPageAndDish(): string {
  const { pathname, search } = window.location;
  return `${pathname}?${openDishIdIn(search) ?? ''}`;
}
