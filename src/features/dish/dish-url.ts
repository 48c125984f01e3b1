import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { afterScrollRestoration } from '@/ui/layout/scroll-behavior';

/** Search param that opens a dish's popup on any page, so that the URL can be shared. */
const DISH_PARAM = 'dish';

/** State of history entries pushed within the shop; Back returns to the page below. */
export interface DishEntryState {
  openedHere?: boolean;
}

/** Returns the query with a dish's popup open; null closes it. */
export function withDish(search: string, dishId: string | null): string {
  const params = new URLSearchParams(search);
  if (dishId === null) params.delete(DISH_PARAM);
  else params.set(DISH_PARAM, dishId);
  const text = params.toString();
  return text && `?${text}`;
}

export function isDishOpen(search: string, dishId: string): boolean {
  return new URLSearchParams(search).get(DISH_PARAM) === dishId;
}

function isOpenedHere({ state }: Location): boolean {
  return (state as DishEntryState | null)?.openedHere === true;
}

interface DishUrl {
  dishId: string | null;
  /** False for a link from outside. */
  openedHere: boolean;
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
    // Back is asynchronous; a second tap must not leave the page too.
    if (dishId === null || isLeaving.current) return;
    isLeaving.current = true;
    if (openedHere) void navigate(-1);
    else void navigate({ search: withDish(location.search, null) }, { replace: true });
  };

  return { dishId, openedHere, close };
}

/** Inserts a page entry below a popup that a link from outside opened, so that Back closes the popup. */
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
    // Set per history entry: the page scrolls to its category later, so Back must not restore an older position.
    window.history.scrollRestoration = 'manual';
    void navigate({ search }, { state: { openedHere: true } satisfies DishEntryState });
    window.history.scrollRestoration = 'auto';
    isHeld.current = true;
  }, [isOpen, location, navigate]);
}
