import { recordClicks } from '@/platform/replayed-click';
import { appScriptOf } from '@/platform/chunk-recovery';

/** Loads the app after this time even if pictures are still loading or nothing is painted (background tab). */
const APP_SCRIPT_TIMEOUT_MS = 2000;

function loadAppScript(url: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = url;
  document.head.append(script);
}

/**
 * On a prerendered page, delays the app's code until the page and its pictures are painted, so that they load first.
 * Records clicks until then, for replay.
 * @param onLoad runs when the code is requested.
 * @returns whether the page is prerendered. The HTML of other pages loads the code.
 */
export function deferAppScript(onLoad: () => void): boolean {
  const scriptUrl = appScriptOf(document);
  if (!scriptUrl) return false;
  recordClicks();
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    loadAppScript(scriptUrl);
    onLoad();
  };
  // The second frame begins when the first one, with the pictures, is on the screen.
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(load)));
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, APP_SCRIPT_TIMEOUT_MS));
  // User input does not wait for the pictures.
  document.onpointerdown = document.onkeydown = load;
  return true;
}
