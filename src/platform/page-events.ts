/** Events of the page. Each function returns one that stops listening. */

/** Calls back when the browser restores the page from the back/forward cache. */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Calls back when the diner leaves the tab or returns to it. */
export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const onChange = () => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Calls back when the browser is back online. */
export function onBackOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
