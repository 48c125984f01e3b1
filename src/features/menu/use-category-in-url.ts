import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addToHistoryState, historyState } from '@/platform/history-state';

/** Not the router's parameter, which reads a literal '%2F' in a name as a slash. */
function categoryIn(pathname: string): string | undefined {
  const [, segment] = /^\/menu\/([^/]+)/i.exec(pathname) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Calls `goTo` for each navigation to `menu/{category}`, also a repeated one, once the menu has loaded. */
export function useCategoryInUrl(isReady: boolean, goTo: (category: string) => void): void {
  const { key, pathname, search } = useLocation();
  const category = categoryIn(pathname);
  const goToCategory = useEffectEvent(goTo);
  const lastLocation = useRef({ pathname: '', search: '' });

  useEffect(() => {
    if (!isReady) return;
    // An entry with another query is the same page with a dish popup opened or closed.
    const isSamePage = lastLocation.current.pathname === pathname && lastLocation.current.search !== search;
    lastLocation.current = { pathname, search };
    // Back and reload leave the scroll position unchanged.
    if (historyState().categoryShown) return;
    addToHistoryState({ categoryShown: true });
    if (category !== undefined && !isSamePage) goToCategory(category);
  }, [isReady, category, key, pathname, search]);
}
