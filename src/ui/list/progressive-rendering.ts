import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { afterNextPaint, whenInputPauses, whenVisible } from '@/platform/scheduling';
import { batches } from './batches';

const ROOT_MARGIN = '1200px 0px';
/** Few diners get further, and each item makes the page heavier. */
const MAX_ITEMS_AHEAD = 500;
/** Target for the longest task of a step. A task of 50 ms would delay a tap noticeably. */
const MAX_STEP_MS = 30;
const INPUT_PAUSE_MS = 300;

/** Also true during prerendering: the browser renders the remaining batches. */
export const canRenderProgressively = typeof window === 'undefined' || 'IntersectionObserver' in window;

type Render = (extent: 'all' | 'few') => void;
/** Elements that are not fully rendered, in page order. */
const pendingRenders = new Map<Element, Render>();
let nearViewport: IntersectionObserver | undefined;
/** Aborted when the page is left. Set while its elements render ahead. */
let renderingAhead: AbortController | undefined;
let maxItemsAhead = MAX_ITEMS_AHEAD;

export function registerBatch(batch: HTMLElement): () => void {
  batches.add(batch);
  return () => {
    batches.delete(batch);
    if (batches.size === 0) stopRenderingAhead();
    // Others may be rendered in its place.
    void renderAhead();
  };
}

function stopRenderingAhead(): void {
  maxItemsAhead = MAX_ITEMS_AHEAD;
  renderingAhead?.abort();
  renderingAhead = undefined;
}

/**
 * Renders an element's content near the viewport, or ahead when the diner pauses.
 * @returns a function to call when it is rendered or removed
 */
export function renderProgressively(element: Element, render: Render): () => void {
  nearViewport ??= observeViewport();
  pendingRenders.set(element, render);
  nearViewport.observe(element);
  void renderAhead();
  return () => {
    pendingRenders.delete(element);
    nearViewport?.unobserve(element);
  };
}

export function renderNow(element: Element): void {
  pendingRenders.get(element)?.('all');
}

function observeViewport(): IntersectionObserver {
  addEventListener('keydown', renderAllForFind);
  addEventListener('beforeprint', () => flushSync(() => pendingRenders.forEach((render) => render('all'))));
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) renderNow(target);
    },
    { rootMargin: ROOT_MARGIN },
  );
}

/** The browser's find-in-page searches only what is rendered. */
function renderAllForFind({ key, code, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key !== 'F3' && !((ctrlKey || metaKey) && (key === 'f' || code === 'KeyF'))) return;
  maxItemsAhead = Infinity;
  void renderAhead();
}

/** A list that is being replaced is hidden until it is removed. */
const isShown = (element: Element) => element.closest('[hidden]') === null;

/** At the limit, returns only the end markers of `TransitionGrid`, which add batches. */
function nextElements(count: number): Element[] {
  const isFull =
    [...batches].filter(isShown).reduce((sum, batch) => sum + batch.childElementCount, 0) >= maxItemsAhead;
  return [...pendingRenders.keys()]
    .filter((element) => isShown(element) && !(isFull && batches.has(element as HTMLElement)))
    .slice(0, count);
}

/** Renders elements in parts that React yields between. @returns the longest time in ms between two frames */
async function renderInBackground(elements: readonly Element[]): Promise<number> {
  const renders = elements.map((element) => ({
    element,
    render: pendingRenders.get(element),
    items: element.childElementCount,
  }));
  let longestMs = 0;
  let start = performance.now();
  startTransition(() => {
    for (const { render } of renders) render?.('few');
  });
  do {
    await afterNextPaint();
    const end = performance.now();
    longestMs = Math.max(longestMs, end - start);
    start = end;
  } while (
    renders.some(
      ({ element, render, items }) =>
        pendingRenders.get(element) === render && element.childElementCount === items,
    )
  );
  return longestMs;
}

/** Each step has as many elements as this device renders without delaying a tap. */
async function renderAhead(): Promise<void> {
  if (renderingAhead) return;
  const { signal } = (renderingAhead = new AbortController());
  for (let count = 1; ;) {
    await whenVisible();
    await whenInputPauses(INPUT_PAUSE_MS);
    if (signal.aborted) return;
    const elements = nextElements(count);
    if (elements.length === 0) break;
    const longestMs = await renderInBackground(elements);
    count = longestMs > MAX_STEP_MS ? Math.max(1, Math.floor((count * MAX_STEP_MS) / longestMs)) : count + 1;
  }
  renderingAhead = undefined;
}
