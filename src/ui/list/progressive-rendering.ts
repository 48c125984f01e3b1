import { startTransition } from 'react';
import { afterNextPaint, nextIdle, whenInputPauses } from '@/platform/scheduling';
import { chunks } from './grid-chunks';

const PRERENDER_MARGIN = '1200px 0px';
/** Some 600 dishes. Few diners get further, and each dish makes the page heavier. */
const MAX_CHUNKS_AHEAD = 50;
/** A longer step would delay a tap noticeably. */
const MAX_STEP_MS = 50;
/** Pause after the diner's last scroll, tap or key. */
const INPUT_PAUSE_MS = 300;

/** Also true during prerendering: the browser renders the remaining chunks. */
export const canRenderProgressively = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** Render functions by element, in the page's order. */
const pendingRenders = new Map<Element, () => void>();
let nearViewport: IntersectionObserver | undefined;
let isRenderingAhead = false;
let maxChunksAhead = MAX_CHUNKS_AHEAD;

function observeViewport(): IntersectionObserver {
  addEventListener('keydown', renderAllForFind);
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) take(target)?.();
    },
    { rootMargin: PRERENDER_MARGIN },
  );
}

/** The browser's find-in-page searches only what is rendered. */
function renderAllForFind({ key, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key !== 'F3' && !((ctrlKey || metaKey) && key.toLowerCase() === 'f')) return;
  maxChunksAhead = Infinity;
  void renderAhead();
}

/**
 * Renders a part when it is near the viewport, or when the browser is idle; after `MAX_CHUNKS_AHEAD` chunks only near the
 * viewport. @returns a function that cancels it
 */
export function renderProgressively(element: Element, render: () => void): () => void {
  nearViewport ??= observeViewport();
  pendingRenders.set(element, render);
  nearViewport.observe(element);
  void renderAhead();
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

const hasChunksLeft = () => pendingRenders.size > 0 && chunks.size - pendingRenders.size < maxChunksAhead;

/** Renders pending parts in steps. Each step has as many parts as this device renders without delaying a tap. */
async function renderAhead(): Promise<void> {
  if (isRenderingAhead) return;
  isRenderingAhead = true;
  let parts = 1;
  while (hasChunksLeft()) {
    await whenInputPauses(INPUT_PAUSE_MS);
    await nextIdle(50);
    const start = performance.now();
    const elements = [...pendingRenders.keys()].slice(0, parts);
    startTransition(() => {
      for (const element of elements) take(element)?.();
    });
    await afterNextPaint();
    // No task since the start was longer than this.
    const stepMs = performance.now() - start;
    parts = stepMs > MAX_STEP_MS ? Math.ceil(parts / 2) : parts + 1;
  }
  isRenderingAhead = false;
}
