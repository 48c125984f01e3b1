import { useEffect, useEffectEvent } from 'react';
import { afterScrollRestoration } from '../layout/scroll-behavior';

/**
 * Back closes the open dialog before it leaves the page (ui.md, 'Behaviour people expect').
 *
 * Each open dialog stands for one history entry of the same address whose state says `overlay: depth`
 * (1 for the first, 2 for one above it). All that is kept in step is that depth: opening adds entries,
 * closing by other means than Back takes them off again. As taking off is asynchronous, it is settled
 * once the commit is over, so a dialog that replaces another one simply takes over its entry.
 */

interface OpenOverlay {
  close: () => void;
}

interface HistoryPosition {
  /** Entries above the page's own that stand for dialogs. */
  depth: number;
  /** The router's marks, equal for a page and the dialogs on it. */
  page: string;
}

/** Time in ms after which an unanswered `history.go` is given up. */
const TRAVEL_TIMEOUT_MS = 1000;
/** Time in ms that a dialog has to close after Back; one that stays open gets its entry again. */
const CLOSING_TIMEOUT_MS = 100;

const overlays: OpenOverlay[] = [];
let here = readHistoryPosition();
let travelling: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let isSettling = false;

function readHistoryPosition(): HistoryPosition {
  const state: unknown = history.state;
  const marks = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return {
    depth: typeof marks.overlay === 'number' ? marks.overlay : 0,
    page: JSON.stringify([marks.idx, marks.key, location.href]),
  };
}

/**
 * A dialog's entry leads back to the same page, where a choice made in the dialog may have scrolled:
 * the browser must not restore the older position there.
 */
function pushEntry(depth: number) {
  if (depth === 1) history.scrollRestoration = 'manual';
  history.pushState({ ...(history.state as object | null), overlay: depth }, '');
  if (depth === 1) history.scrollRestoration = 'auto';
}

function resetScrollRestoration() {
  afterScrollRestoration(() => {
    // Another dialog may have opened on the page meanwhile.
    if (here.depth === 0) history.scrollRestoration = 'auto';
  });
}

function settle() {
  isSettling = false;
  if (travelling !== undefined) return;
  here = readHistoryPosition();
  if (here.depth > overlays.length) {
    travelling = setTimeout(() => {
      travelling = undefined;
    }, TRAVEL_TIMEOUT_MS);
    history.go(overlays.length - here.depth);
    return;
  }
  while (here.depth < overlays.length) {
    pushEntry(here.depth + 1);
    here = readHistoryPosition();
  }
}

function settleSoon() {
  clearTimeout(closing);
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(settle);
}

function onPopState() {
  const left = here;
  here = readHistoryPosition();
  const isSamePage = left.page === here.page;
  if (isSamePage && here.depth < left.depth) resetScrollRestoration();
  if (travelling !== undefined) {
    clearTimeout(travelling);
    travelling = undefined;
    settle();
    return;
  }
  if (here.depth < overlays.length) {
    for (const overlay of overlays.slice(here.depth).reverse()) overlay.close();
    clearTimeout(closing);
    closing = setTimeout(settleSoon, CLOSING_TIMEOUT_MS);
    return;
  }
  // The entry just left stood for a dialog that is no longer there (a link in it was followed, or the page
  // was reloaded): the diner asked to leave the page, not to see it twice.
  if (isSamePage && here.depth < left.depth && left.depth > overlays.length) history.back();
}

// From the moment that dialogs are there: a reloaded page may stand on the entry of one that no longer is.
window.addEventListener('popstate', onPopState);

/** While `isOpen`, Back calls `onClose` and stays on the page. Nested: the one opened last closes first. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const overlay: OpenOverlay = {
      close: () => {
        close();
      },
    };
    overlays.push(overlay);
    settleSoon();
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1);
      settleSoon();
    };
  }, [isOpen]);
}
