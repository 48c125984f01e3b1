import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that is gone to begins at its top; one that is gone back to is where the reader left it. What
 * changes only the query, such as opening a dish, moves nothing.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, how]);
}
