import { recordClicks } from '@/platform/replayed-click';
import { appScriptOf } from '@/platform/chunk-recovery';

/** Limit for slow pictures, and for background tabs, which paint nothing. */
const APP_SCRIPT_TIMEOUT_MS = 2000;

function loadAppScript(url: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = url;
  document.head.append(script);
}

/**
 * On a prerendered page, delays the app script until the page and its pictures are painted, and records clicks.
 * @returns false on other pages, whose HTML requests the app script itself.
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
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(load, APP_SCRIPT_TIMEOUT_MS);
    // User input does not wait for the pictures.
    document.onpointerdown = document.onkeydown = load;
  });
  return true;
}
