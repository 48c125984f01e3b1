import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';

function wasShown(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'categoryShown' in state;
}

/** Marks the history entry, so that Back and reload leave the scroll position unchanged. */
function markShown(): void {
  window.history.replaceState({ ...(window.history.state as object | null), categoryShown: true }, '');
}

/** Calls `goTo` for each navigation to `menu/{category}`, also a repeated one, once the menu has loaded. */
export function useCategoryInUrl(isReady: boolean, goTo: (category: string) => void): void {
  const { category } = useParams();
  const { key, pathname, search } = useLocation();
  const goToCategory = useEffectEvent(goTo);
  const lastLocation = useRef({ pathname: '', search: '' });

  useEffect(() => {
    if (!isReady) return;
    // An entry with another query is the same page with a dish popup opened or closed.
    const isSamePage = lastLocation.current.pathname === pathname && lastLocation.current.search !== search;
    lastLocation.current = { pathname, search };
    if (wasShown()) return;
    markShown();
    if (category !== undefined && !isSamePage) goToCategory(category);
  }, [isReady, category, key, pathname, search]);
}
