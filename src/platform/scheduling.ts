import { wait } from './wait';

/** ms after which a page that is never idle is taken to be. */
const IDLE_TIMEOUT_MS = 5000;

/** ms after its beginning from which a page is taken to be loaded: a picture may never come, nor fail. */
const LOAD_TIMEOUT_MS = 8000;

/** Resolves when the page has loaded, or should have. @returns whether it has. */
async function loaded(): Promise<boolean> {
  if (document.readyState === 'complete') return true;
  const load = new Promise<boolean>((resolve) => {
    window.addEventListener('load', () => resolve(true), { once: true });
  });
  return Promise.race([load, wait(LOAD_TIMEOUT_MS - performance.now()).then(() => false)]);
}

/** Resolves when the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  await loaded();
  await new Promise<void>((resolve) => {
    // Safari does not tell.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
}

/** ms between two looks whether the first screen is complete. */
const FIRST_SCREEN_CHECK_MS = 50;
/** Pictures at the page's beginning that a window may hold. */
const MAX_CHECKED_IMAGES = 24;

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
}

/**
 * Whether something of the first screen is still to come: the page itself, data that a placeholder stands for, or a
 * picture.
 */
function isFirstScreenIncomplete(): boolean {
  if (document.querySelector('#root:empty, [data-skeleton]')) return true;
  return [...document.images]
    .slice(0, MAX_CHECKED_IMAGES)
    .some((picture) => !picture.complete && isInViewport(picture));
}

/**
 * Resolves when all of the first screen has been painted and the browser has nothing better to do: for what is
 * fetched ahead, which must not take the network or the processor from what the diner waits for.
 */
export async function afterFirstScreen(): Promise<void> {
  const timeout = (await loaded()) ? IDLE_TIMEOUT_MS : 0;
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline && isFirstScreenIncomplete()) await wait(FIRST_SCREEN_CHECK_MS);
  await afterNextPaint();
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
const PAINT_TIMEOUT_MS = 2000;

/** Resolves when what was drawn just now has been painted. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The task after the frame's.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** Resolves in a task of its own: what waits, a tap or a frame, comes first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
