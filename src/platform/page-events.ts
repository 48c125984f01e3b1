/** Each function returns one that stops listening. */

/** Calls back when the browser restores the page from the back/forward cache. */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

/** Calls back when the browser leaves the page. */
export function onPageHide(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}

export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const onChange = () => listener(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Calls back when the page is visible again, restored, or in the foreground again. */
export function onReturn(listener: () => void): () => void {
  const stopVisibility = onVisibilityChange((isVisible) => {
    if (isVisible) listener();
  });
  const stopRestore = onPageRestored(listener);
  // Beside another window, a page is visible all the time.
  window.addEventListener('focus', listener);
  return () => {
    stopVisibility();
    stopRestore();
    window.removeEventListener('focus', listener);
  };
}

export function onBackOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
