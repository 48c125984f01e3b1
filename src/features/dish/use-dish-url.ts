import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';
import { DISH_PARAM, withDish, type DishLocationState } from '@/lib/dish-link';
import { restoreScrollAutomatically, withoutScrollRestoration } from '@/platform/history-state';
import { afterScrollRestoration } from '@/ui/scroll/scroll-behavior';

function wasOpenedInApp({ state }: Location): boolean {
  return (state as DishLocationState | null)?.isOpenedInApp === true;
}

interface DishUrl {
  dishId: string | null;
  /** False for a link from outside. */
  isOpenedInApp: boolean;
  close: () => void;
}

export function useDishUrl(): DishUrl {
  const [params] = useSearchParams();
  const dishId = params.get(DISH_PARAM);
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const isOpenedInApp = wasOpenedInApp(location);

  useEffect(() => {
    isLeaving.current = false;
  }, [location.key]);

  const isNamed = dishId !== null;
  useEffect(() => {
    if (!isNamed) return undefined;
    return () => afterScrollRestoration(restoreScrollAutomatically);
  }, [isNamed]);

  const close = () => {
    // Back is asynchronous; a second tap must not leave the page too.
    if (dishId === null || isLeaving.current) return;
    isLeaving.current = true;
    if (isOpenedInApp) void navigate(-1);
    else void navigate({ search: withDish(location.search, null) }, { replace: true });
  };

  return { dishId, isOpenedInApp, close };
}

/** Inserts a history entry below a popup that a link from outside opened, so that Back closes the popup. */
export function useEntryBelowPopup(isOpen: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  const handledKey = useRef<string>(undefined);

  useEffect(() => {
    if (!isOpen || wasOpenedInApp(location) || handledKey.current === location.key) return;
    handledKey.current = location.key;
    const { search } = location;
    void navigate({ search: withDish(search, null) }, { replace: true, state: location.state as unknown });
    // The page below scrolls to its category later, so Back must not restore its position.
    withoutScrollRestoration(() => {
      void navigate({ search }, { state: { isOpenedInApp: true } satisfies DishLocationState });
    });
  }, [isOpen, location, navigate]);
}
