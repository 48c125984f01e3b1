import { noteTaps } from '@/lib/early-tap';
import { codeOf } from '@/lib/release';

/** ms after which the code is asked for though a picture is still on its way, or nobody looks, so that nothing is painted. */
const LONGEST_WAIT = 2000;

/** Loads the application, as the built page would have. */
function loadCode(address: string): void {
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
export function loadCodeLater(then: () => void): boolean {
  const code = codeOf(document);
  if (!code) return false;
  noteTaps();
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    loadCode(code);
    then();
  };
  // The second frame begins when the first, with the pictures, is on the screen.
  window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(load)));
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, LONGEST_WAIT));
  // Who taps will not wait for the pictures.
  document.onpointerdown = document.onkeydown = load;
  return true;
}
