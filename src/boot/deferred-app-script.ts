import { recordClicks } from '@/platform/replayed-click';
import { appScriptOf } from '@/platform/chunk-recovery';

/** Loads the app after this time even if pictures are still loading or nothing is painted (background tab). */
const APP_SCRIPT_TIMEOUT_MS = 2000;

function loadAppScript(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address;
  document.head.append(script);
}

/**
 * On a prerendered page, delays the app's code until the page and its pictures are painted: these get the
 * network first. Clicks before that are recorded for replay.
 * @param onLoad runs when the code is requested.
 * @returns whether the page is prerendered. Other pages load their code themselves.
 */
export function deferAppScript(onLoad: () => void): boolean {
  const code = appScriptOf(document);
  if (!code) return false;
  recordClicks();
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    loadAppScript(code);
    onLoad();
  };
  // The second frame begins when the first one, with the pictures, is on the screen.
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(load)));
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, APP_SCRIPT_TIMEOUT_MS));
  // User input does not wait for the pictures.
  document.onpointerdown = document.onkeydown = load;
  return true;
}
