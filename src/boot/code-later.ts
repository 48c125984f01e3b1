import { noteTaps } from '@/lib/early-tap';
import { codeOf } from '@/lib/release';

/** ms after which a page that nobody looks at, so that nothing is painted, gets its code all the same. */
const NOT_PAINTED = 2000;

/** Loads the application, as the built page would have. */
function loadCode(address: string): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = address;
  document.head.append(script);
}

/**
 * Has a page that was written ahead seen before its code is asked for: what it shows has the network to itself
 * until then, and a tap waits. Any other page loads its code itself.
 * @param then what else waits for that.
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
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(load));
    setTimeout(load, NOT_PAINTED);
  });
  return true;
}
