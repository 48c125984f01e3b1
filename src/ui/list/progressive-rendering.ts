import { startTransition } from 'react';

/** px around the window within which something is drawn ahead of the reader. */
const PRERENDER_MARGIN = '1200px 0px';
/** Parts drawn in one idle moment: few enough that no tap waits for them. */
const MAX_PARTS_PER_IDLE = 2;

/** Whether it can be told what comes near the window; a page that is written ahead leaves it to the browser. */
export const canRenderProgressively = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** In the page's order. */
const waiting = new Map<Element, () => void>();
let near: IntersectionObserver | undefined;
let isIdleRequested = false;

/**
 * Draws a part of a long page when it comes near the window, or else when its turn has come: one part after the
 * other, while there is nothing more urgent. Drawing all of them at once would block the page.
 * @returns how to have it no longer.
 */
export function renderProgressively(element: Element, render: () => void): () => void {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) take(target)?.();
    },
    { rootMargin: PRERENDER_MARGIN },
  );
  waiting.set(element, render);
  near.observe(element);
  requestIdle();
  return () => void take(element);
}

/** Draws a part before its turn. */
export function renderNow(element: Element): void {
  take(element)?.();
}

function take(element: Element): (() => void) | undefined {
  const render = waiting.get(element);
  waiting.delete(element);
  near?.unobserve(element);
  return render;
}

function requestIdle(): void {
  if (isIdleRequested || waiting.size === 0) return;
  isIdleRequested = true;
  whenIdle(() => {
    isIdleRequested = false;
    const elements = [...waiting.keys()].slice(0, MAX_PARTS_PER_IDLE);
    startTransition(() => {
      for (const element of elements) take(element)?.();
    });
    requestIdle();
  });
}

/** Safari knows no idle time, so there it is soon. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
