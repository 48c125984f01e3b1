/** Calls back when the browser restores the page from the back/forward cache. @returns a function that stops it */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
