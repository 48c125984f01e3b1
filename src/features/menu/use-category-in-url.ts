import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { CATEGORY_PATTERN } from '@/config/paths';

/** Whether this entry of the browser's history has brought its category into sight already. */
function wasShown(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'categoryShown' in state;
}

/** Marked in the entry itself, so that Back and a reload find it and leave the scroll position alone. */
function markShown(): void {
  window.history.replaceState({ ...(window.history.state as object | null), categoryShown: true }, '');
}

/**
 * Calls `goTo` once for each time that an address `menu/{category}` is gone to, as soon as `isReady` (the
 * menu has arrived): from links, on a cold load, and when the same link is followed again.
 */
export function useCategoryInUrl(isReady: boolean, goTo: (category: string) => void): void {
  const category = useMatch(CATEGORY_PATTERN)?.params.category;
  const { key, pathname, search } = useLocation();
  const seek = useEffectEvent(goTo);
  const last = useRef({ pathname: '', search: '' });

  useEffect(() => {
    if (!isReady) return;
    // An entry that differs in its query alone is the same page with a dish opened or closed on it.
    const isSamePage = last.current.pathname === pathname && last.current.search !== search;
    last.current = { pathname, search };
    if (wasShown()) return;
    markShown();
    if (category !== undefined && !isSamePage) seek(category);
  }, [isReady, category, key, pathname, search]);
}
