import { wait } from './wait';

/** ms after which a page that is never idle is taken to be. */
const LONGEST_WAIT = 5000;

/** ms after its beginning from which a page is taken to be loaded: a picture may never come, nor fail. */
const LONGEST_LOAD = 8000;

/** Resolves when the page has loaded, or should have. @returns whether it has. */
async function loaded(): Promise<boolean> {
  if (document.readyState === 'complete') return true;
  const load = new Promise<boolean>((resolve) => {
    window.addEventListener('load', () => resolve(true), { once: true });
  });
  return Promise.race([load, wait(LONGEST_LOAD - performance.now()).then(() => false)]);
}

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await loaded();
  await new Promise<void>((resolve) => {
    // Safari does not tell.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, 200);
  });
}

/** ms between two looks whether the first screen is complete. */
const LOOK_EVERY = 50;
/** Pictures at the page's beginning that a window may hold. */
const FIRST_PICTURES = 24;

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
}

/**
 * Whether something of the first screen is still to come: the page itself, data that a placeholder stands for, or a
 * picture.
 */
function isOnItsWay(): boolean {
  if (document.querySelector('#root:empty, [data-skeleton]')) return true;
  return [...document.images]
    .slice(0, FIRST_PICTURES)
    .some((picture) => !picture.complete && isInWindow(picture));
}

/**
 * Resolves when all of the first screen has been painted and the browser has nothing better to do: for what is
 * fetched ahead, which must not take the network or the processor from what the diner waits for.
 */
export async function whenSettled(): Promise<void> {
  const patience = (await loaded()) ? LONGEST_WAIT : 0;
  const latest = performance.now() + patience;
  while (performance.now() < latest && isOnItsWay()) await wait(LOOK_EVERY);
  await whenPainted();
  await whenIdle();
}

/** Resolves when somebody can see the page. */
export async function whenVisible(): Promise<void> {
  if (!document.hidden) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/** ms after which nothing is painted, as in a page that nobody sees. */
const NOT_PAINTED = 2000;

/** Resolves when what was drawn just now has been painted. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    // The task after the frame's.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NOT_PAINTED);
  });
}

/** Resolves in a task of its own: what waits, a tap or a frame, comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
