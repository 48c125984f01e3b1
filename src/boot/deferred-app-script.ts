import { recordClicks } from '@/platform/replayed-click';
import { appScriptOf } from '@/platform/chunk-recovery';

/** ms after which the code is asked for though a picture is still on its way, or nobody looks, so that nothing is painted. */
const APP_SCRIPT_TIMEOUT_MS = 2000;

/** Loads the application, as the built page would have. */
function loadAppScript(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address;
  document.head.append(script);
}

/**
 * Has a page that was written ahead seen before its code is asked for, with the pictures that it was opened for: what
 * it shows has the network to itself until then, and a tap waits. Any other page loads its code itself.
 * @param then what else waits for that: the calls too, as the page has answers in it.
 * @returns whether it is such a page.
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
  // The second frame begins when the first, with the pictures, is on the screen.
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(load)));
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, APP_SCRIPT_TIMEOUT_MS));
  // Who taps will not wait for the pictures.
  document.onpointerdown = document.onkeydown = load;
  return true;
}
