import { useEffect, useEffectEvent } from 'react';
import { afterScrollRestoration } from '../layout/scroll-behavior';

/**
 * Back closes the open dialog before it leaves the page (ui.md, 'Behaviour people expect').
 * Each open dialog has a history entry of the same URL, with `overlay: depth` in its state (1 for the first).
 * Entries are removed asynchronously, after the commit. So a dialog that replaces another one reuses its entry.
 */

interface OpenOverlay {
  close: () => void;
}

interface HistoryPosition {
  /** Number of dialog entries above the page's entry. */
  depth: number;
  /** The router's state, equal for a page and its dialogs. */
  page: string;
}

/** A `history.go` without a `popstate` counts as failed after this. */
const TRAVEL_TIMEOUT_MS = 1000;
/** A dialog that is still open this long after Back gets its entry again. */
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

/** A choice in the dialog may scroll the page, so the browser must not restore the position from before it opened. */
function pushEntry(depth: number) {
  if (depth === 1) history.scrollRestoration = 'manual';
  history.pushState({ ...(history.state as object | null), overlay: depth }, '');
  if (depth === 1) history.scrollRestoration = 'auto';
}

function resetScrollRestoration() {
  afterScrollRestoration(() => {
    // Another dialog may have opened meanwhile.
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
  // The entry of a dialog that is gone (its link was followed, or the page was reloaded): leave the page.
  if (isSamePage && here.depth < left.depth && left.depth > overlays.length) history.back();
}

// Registered at load: a reloaded page may start on a closed dialog's entry.
window.addEventListener('popstate', onPopState);

/** While `isOpen`, Back calls `onClose` instead of leaving the page. The last opened dialog closes first. */
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
