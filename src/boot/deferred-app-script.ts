import { recordClicks } from '@/platform/replayed-click';
import { appScriptOf } from '@/platform/chunk-recovery';

/** Requests the app script after this time at the latest: pictures may be slow, and a background tab paints nothing. */
const APP_SCRIPT_TIMEOUT_MS = 2000;

function loadAppScript(url: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = url;
  document.head.append(script);
}

/**
 * On a prerendered page, delays the app script until the page and its pictures are painted, so that they load first.
 * Records clicks for replay until React handles them.
 * @param onRequest runs when the app script is requested.
 * @returns whether the page is prerendered. The HTML of other pages requests the app script itself.
 */
export function deferAppScript(onRequest: () => void): boolean {
  const scriptUrl = appScriptOf(document);
  if (!scriptUrl) return false;
  recordClicks();
  let isRequested = false;
  const load = () => {
    if (isRequested) return;
    isRequested = true;
    loadAppScript(scriptUrl);
    onRequest();
  };
  // The second frame begins when the first one, with the pictures, is on the screen.
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(load)));
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, APP_SCRIPT_TIMEOUT_MS));
  // User input does not wait for the pictures.
  document.onpointerdown = document.onkeydown = load;
  return true;
}
