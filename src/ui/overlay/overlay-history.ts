import { useEffect, useEffectEvent } from 'react';
import {
  historyState,
  pushOverlayEntry,
  restoreScrollAutomatically,
  withoutScrollRestoration,
} from '@/platform/history-state';
import { afterScrollRestoration } from '../scroll/scroll-behavior';

/**
 * Each open dialog has a history entry, so that Back closes the dialog before it leaves the page. The entry has the
 * page's URL and the state `overlay: depth`, 1 for the first dialog.
 * Entries are synchronized after the commit, so a dialog that replaces another one reuses its entry.
 */

interface HistoryPosition {
  /** Number of dialog entries above the page's entry. */
  depth: number;
  /** The router's state, which is the same for the page and its dialogs. */
  page: string;
}

/** A `history.go` without a `popstate` counts as failed after this. */
const GO_TIMEOUT_MS = 1000;

/** Functions that close the open dialogs, the topmost last. */
const openDialogs: (() => void)[] = [];
let position = readHistoryPosition();
/** Runs while `history.go` was called and its `popstate` has not fired yet. */
let goTimer: ReturnType<typeof setTimeout> | undefined;

function readHistoryPosition(): HistoryPosition {
  const { idx, key, overlay = 0 } = historyState();
  return { depth: overlay, page: JSON.stringify([idx, key, location.href]) };
}

function stopGoTimer() {
  clearTimeout(goTimer);
  goTimer = undefined;
}

function goTo(depth: number) {
  goTimer = setTimeout(() => {
    goTimer = undefined;
    // A `popstate` that is only slow must not look like the diner's Back.
    position.depth = depth;
  }, GO_TIMEOUT_MS);
  history.go(depth - position.depth);
}

function syncEntries() {
  const previous = position;
  position = readHistoryPosition();
  // Wait for the `popstate`, unless the page has changed meanwhile.
  if (goTimer !== undefined && position.page === previous.page) return;
  stopGoTimer();
  if (position.depth > openDialogs.length) goTo(openDialogs.length);
  while (position.depth < openDialogs.length) {
    // A choice in the dialog may scroll the page, and Back must keep that position.
    withoutScrollRestoration(() => pushOverlayEntry(position.depth + 1));
    position = readHistoryPosition();
  }
}

function onPopState() {
  const previous = position;
  position = readHistoryPosition();
  const hasLeftDialog = previous.page === position.page && position.depth < previous.depth;
  if (hasLeftDialog) afterScrollRestoration(restoreScrollAutomatically);
  if (goTimer !== undefined) {
    stopGoTimer();
    syncEntries();
    return;
  }
  if (position.depth < openDialogs.length) {
    for (const close of openDialogs.slice(position.depth).reverse()) close();
    return;
  }
  // Skip the entry of a closed dialog: the diner followed a link in it, or reloaded the page.
  if (hasLeftDialog && previous.depth > openDialogs.length) history.back();
}

// Registered at load: a reloaded page may start on a closed dialog's entry.
window.addEventListener('popstate', onPopState);

/** While `isOpen`, Back calls `onClose` instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const closeDialog = () => close();
    openDialogs.push(closeDialog);
    queueMicrotask(syncEntries);
    return () => {
      openDialogs.splice(openDialogs.indexOf(closeDialog), 1);
      queueMicrotask(syncEntries);
    };
  }, [isOpen]);
}
