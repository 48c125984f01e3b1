import { wait } from './wait';

/** Limit for pages that are never idle. */
const IDLE_TIMEOUT_MS = 5000;

/** Time after navigation start. A picture may neither load nor fail. */
const LOAD_TIMEOUT_MS = 8000;

/** Resolves on load or after the timeout. @returns whether the page has loaded. */
async function loaded(): Promise<boolean> {
  if (document.readyState === 'complete') return true;
  const load = new Promise<boolean>((resolve) => {
    window.addEventListener('load', () => resolve(true), { once: true });
  });
  return Promise.race([load, wait(LOAD_TIMEOUT_MS - performance.now()).then(() => false)]);
}

/** Resolves when the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await loaded();
  await new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 200);
  });
}

const FIRST_SCREEN_CHECK_MS = 50;
/** A viewport holds fewer pictures. */
const MAX_CHECKED_IMAGES = 24;

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
}

/** Whether the app, the data of a skeleton or a visible picture is still missing. */
function isFirstScreenIncomplete(): boolean {
  if (document.querySelector('#root:empty, [data-skeleton]')) return true;
  return [...document.images]
    .slice(0, MAX_CHECKED_IMAGES)
    .some((picture) => !picture.complete && isInViewport(picture));
}

/** Resolves when the first screen is painted and the browser is idle, so that preloads do not slow it down. */
export async function afterFirstScreen(): Promise<void> {
  const timeout = (await loaded()) ? IDLE_TIMEOUT_MS : 0;
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline && isFirstScreenIncomplete()) await wait(FIRST_SCREEN_CHECK_MS);
  await afterNextPaint();
  await whenIdle();
}

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

/** Hidden pages are never painted. */
const PAINT_TIMEOUT_MS = 2000;

export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The task after the frame.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** Yields to pending input and frames. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
