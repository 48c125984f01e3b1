import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { afterScrollRestoration } from '@/ui/layout/scroll-behavior';

/** The search param that opens a dish's popup on whatever page one is, so that it can be shared. */
const DISH_PARAM = 'dish';

/** Marks the entries that were pushed from within the shop: behind them lies the page that Back returns to. */
export interface DishEntryState {
  openedHere?: boolean;
}

/** A page's query with a dish's popup open, or with none. */
export function withDish(search: string, dishId: string | null): string {
  const params = new URLSearchParams(search);
  if (dishId === null) params.delete(DISH_PARAM);
  else params.set(DISH_PARAM, dishId);
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a page's query has the popup of a dish open. */
export function isDishOpen(search: string, dishId: string): boolean {
  return new URLSearchParams(search).get(DISH_PARAM) === dishId;
}

function isOpenedHere({ state }: Location): boolean {
  return (state as DishEntryState | null)?.openedHere === true;
}

interface DishUrl {
  /** The dish that the address names. */
  dishId: string | null;
  /** Whether the diner opened the dish on this page; false for a link from outside. */
  openedHere: boolean;
  /** Goes back to the page below the popup. */
  close: () => void;
}

export function useDishUrl(): DishUrl {
  const [params] = useSearchParams();
  const dishId = params.get(DISH_PARAM);
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const openedHere = isOpenedHere(location);

  useEffect(() => {
    isLeaving.current = false;
  }, [location.key]);

  const close = () => {
    // Going back takes a moment, in which a second tap must not leave the page too.
    if (dishId === null || isLeaving.current) return;
    isLeaving.current = true;
    if (openedHere) void navigate(-1);
    else void navigate({ search: withDish(location.search, null) }, { replace: true });
  };

  return { dishId, openedHere, close };
}

/**
 * A popup that an address from outside has opened gets the page without the dish put behind it, so that Back
 * closes it there too. The page scrolls to its category after that: Back must not restore where it was before.
 */
export function usePageBehind(isOpen: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const given = useRef<string>(undefined);
  const isHeld = useRef(false);

  useEffect(() => {
    if (isOpen || !isHeld.current) return;
    isHeld.current = false;
    afterScrollRestoration(() => {
      window.history.scrollRestoration = 'auto';
    });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || isOpenedHere(location) || given.current === location.key) return;
    given.current = location.key;
    const { search } = location;
    void navigate({ search: withDish(search, null) }, { replace: true, state: location.state as unknown });
    // Each entry has its own: this is the page's, and then the popup's.
    window.history.scrollRestoration = 'manual';
    void navigate({ search }, { state: { openedHere: true } satisfies DishEntryState });
    window.history.scrollRestoration = 'auto';
    isHeld.current = true;
  }, [isOpen, location, navigate]);
}
