import { prefersReducedData } from '@/platform/reduced-data';

function shownPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ initiatorType }) => initiatorType === 'img')
    .map(({ name }) => name);
}

/** Registers `service-worker/`, so that the next visit opens without the network. Failures are ignored. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    // A worker cannot read the media query for reduced data, so its URL contains the setting.
    const url = prefersReducedData() ? '/sw.js?reduced-data' : '/sw.js';
    // Bypass the HTTP cache, so that a new release is found.
    await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
  } catch {
    return;
  }
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ pictures: shownPictures() });
}
