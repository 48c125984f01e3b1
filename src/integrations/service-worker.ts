import { prefersReducedData } from '@/platform/reduced-data';

/** The pictures that the page has shown so far. */
function shownPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ initiatorType }) => initiatorType === 'img')
    .map(({ name }) => name);
}

/**
 * Has the page kept on the device (`service-worker/`), so that it opens on the next visit without waiting for
 * the network. Where that is not allowed, everything else goes on as it is.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    // However long the host lets files be kept: whether there is a new release is always asked.
    // A worker cannot ask whether data are to be saved, but for one of the two ways to say so.
    const worker = prefersReducedData() ? '/sw.js?sparing' : '/sw.js';
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  } catch {
    return;
  }
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pictures: shownPictures() });
}
