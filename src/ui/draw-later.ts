import { startTransition } from 'react';

/** px around the window within which something is drawn ahead of the reader. */
const AHEAD = '1200px 0px';
/** Parts drawn in one idle moment: few enough that no tap waits for them. */
const AT_ONCE = 2;

/** Whether it can be told what comes near the window; a page that is written ahead leaves it to the browser. */
export const canDrawLater = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** In the page's order. */
const waiting = new Map<Element, () => void>();
let near: IntersectionObserver | undefined;
let isIdleAsked = false;

/**
 * Draws a part of a long page when it comes near the window, or else when its turn has come: one part after the
 * other, while there is nothing more urgent. Drawing all of them at once would block the page.
 * @returns how to have it no longer.
 */
export function drawLater(element: Element, draw: () => void): () => void {
  near ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) take(target)?.();
    },
    { rootMargin: AHEAD },
  );
  waiting.set(element, draw);
  near.observe(element);
  askForIdle();
  return () => void take(element);
}

/** Draws a part before its turn. */
export function drawNow(element: Element): void {
  take(element)?.();
}

function take(element: Element): (() => void) | undefined {
  const draw = waiting.get(element);
  waiting.delete(element);
  near?.unobserve(element);
  return draw;
}

function askForIdle(): void {
  if (isIdleAsked || waiting.size === 0) return;
  isIdleAsked = true;
  whenIdle(() => {
    isIdleAsked = false;
    const elements = [...waiting.keys()].slice(0, AT_ONCE);
    startTransition(() => {
      for (const element of elements) take(element)?.();
    });
    askForIdle();
  });
}

/** Safari knows no idle time, so there it is soon. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
