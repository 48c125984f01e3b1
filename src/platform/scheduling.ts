import { onVisibilityChange } from './page-events';

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Yields to pending input and frames. */
export function yieldToMain(): Promise<void> {
  return wait(0);
}

/** Limit for pages that are never idle. */
const IDLE_TIMEOUT_MS = 5000;
/** Safari has no `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200;

/** Measured from navigation start. A picture that neither loads nor fails must not delay `load` longer. */
const LOAD_TIMEOUT_MS = 8000;

/** @returns whether the page has loaded before the timeout. */
async function waitForLoad(): Promise<boolean> {
  if (document.readyState === 'complete') return true;
  const load = new Promise<boolean>((resolve) => {
    window.addEventListener('load', () => resolve(true), { once: true });
  });
  return Promise.race([load, wait(LOAD_TIMEOUT_MS - performance.now()).then(() => false)]);
}

/** Resolves when the page has loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  await waitForLoad();
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

/** Limit for parts and pictures of the first screen that never arrive. */
const FIRST_SCREEN_TIMEOUT_MS = 5000;

let pendingHolds = 0;
const resolvers: (() => void)[] = [];

/** Keeps `afterFirstScreen` waiting for a part of the page. @returns a function to call when it is rendered. */
export function holdFirstScreen(): () => void {
  pendingHolds += 1;
  return () => {
    pendingHolds -= 1;
    if (pendingHolds > 0) return;
    for (const resolve of resolvers.splice(0)) resolve();
  };
}

/** More than fit in a viewport. */
const MAX_AWAITED_IMAGES = 24;

function isInViewport(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
}

function pendingImages(): HTMLImageElement[] {
  return [...document.images]
    .slice(0, MAX_AWAITED_IMAGES)
    .filter((image) => !image.complete && isInViewport(image));
}

function loadedOrFailed(image: HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
  });
}

async function waitForFirstScreenPaint(): Promise<void> {
  // Content that replaces a skeleton may contain skeletons and pictures.
  do {
    if (pendingHolds > 0) await new Promise<void>((resolve) => resolvers.push(resolve));
    await Promise.all(pendingImages().map(loadedOrFailed));
    await afterNextPaint();
  } while (pendingHolds > 0 || pendingImages().length > 0);
}

/** Resolves when the first screen is painted and the browser is idle, so that preloads do not slow it down. */
export async function afterFirstScreen(): Promise<void> {
  const timeout = (await waitForLoad()) ? FIRST_SCREEN_TIMEOUT_MS : 0;
  await Promise.race([waitForFirstScreenPaint(), wait(timeout)]);
  await whenIdle();
}

export async function whenVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve) => {
    const stop = onVisibilityChange((isVisible) => {
      if (!isVisible) return;
      stop();
      resolve();
    });
  });
}

/** Hidden pages are never painted. */
const PAINT_TIMEOUT_MS = 2000;

export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAINT_TIMEOUT_MS);
    // Resolve in the task after the frame.
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
