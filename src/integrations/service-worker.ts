import { prefersReducedData } from '@/platform/reduced-data';

function shownPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ initiatorType }) => initiatorType === 'img')
    .map(({ name }) => name);
}

/** Registers `service-worker/`: the next visit opens without waiting for the network. A failure has no effect. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    // Check for a new release whatever the cache headers say. Workers cannot read the media query for
    // reduced data, so the URL carries the setting.
    const worker = prefersReducedData() ? '/sw.js?sparing' : '/sw.js';
    await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  } catch {
    return;
  }
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pictures: shownPictures() });
}
