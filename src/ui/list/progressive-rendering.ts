import { startTransition } from 'react';
import { nextIdle } from '@/platform/scheduling';

const PRERENDER_MARGIN = '1200px 0px';
/** Few enough not to delay a tap. */
const MAX_PARTS_PER_IDLE = 2;

/** Also true during prerendering: the browser renders the remaining chunks. */
export const canRenderProgressively = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** Render functions by element, in the page's order. */
const pendingRenders = new Map<Element, () => void>();
let nearViewport: IntersectionObserver | undefined;
let isIdleRequested = false;

/** Renders a part when it is near the viewport, or when the browser is idle. @returns a function that cancels it */
export function renderProgressively(element: Element, render: () => void): () => void {
  nearViewport ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) take(target)?.();
    },
    { rootMargin: PRERENDER_MARGIN },
  );
  pendingRenders.set(element, render);
  nearViewport.observe(element);
  requestIdle();
  return () => void take(element);
}

export function renderNow(element: Element): void {
  take(element)?.();
}

function take(element: Element): (() => void) | undefined {
  const render = pendingRenders.get(element);
  pendingRenders.delete(element);
  nearViewport?.unobserve(element);
  return render;
}

function requestIdle(): void {
  if (isIdleRequested || pendingRenders.size === 0) return;
  isIdleRequested = true;
  void nextIdle(50).then(() => {
    isIdleRequested = false;
    const elements = [...pendingRenders.keys()].slice(0, MAX_PARTS_PER_IDLE);
    startTransition(() => {
      for (const element of elements) take(element)?.();
    });
    requestIdle();
  });
}
