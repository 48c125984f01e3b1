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

interface OpenDialog {
  close: () => void;
}

interface HistoryPosition {
  /** Number of dialog entries above the page's entry. */
  depth: number;
  /** The router's state, which is the same for the page and its dialogs. */
  page: string;
}

/** A `history.go` without a `popstate` counts as failed after this. */
const GO_TIMEOUT_MS = 1000;
/** A dialog that is still open this long after Back gets a new entry. */
const CLOSING_TIMEOUT_MS = 100;

const openDialogs: OpenDialog[] = [];
let position = readHistoryPosition();
let goTimer: ReturnType<typeof setTimeout> | undefined;
let closingTimer: ReturnType<typeof setTimeout> | undefined;
let isSyncScheduled = false;

function readHistoryPosition(): HistoryPosition {
  const { idx, key, overlay = 0 } = historyState();
  return { depth: overlay, page: JSON.stringify([idx, key, location.href]) };
}

/** A choice in the dialog may scroll the page, and Back must keep that position. */
function pushEntry(depth: number) {
  if (depth === 1) withoutScrollRestoration(() => pushOverlayEntry(depth));
  else pushOverlayEntry(depth);
}

function resetScrollRestoration() {
  afterScrollRestoration(() => {
    // Another dialog may have opened meanwhile.
    if (position.depth === 0) restoreScrollAutomatically();
  });
}

function syncEntries() {
  isSyncScheduled = false;
  if (goTimer !== undefined) return;
  position = readHistoryPosition();
  if (position.depth > openDialogs.length) {
    const depth = openDialogs.length;
    goTimer = setTimeout(() => {
      goTimer = undefined;
      // A `popstate` that is only slow must not look like the diner's Back.
      position.depth = depth;
    }, GO_TIMEOUT_MS);
    history.go(depth - position.depth);
    return;
  }
  while (position.depth < openDialogs.length) {
    pushEntry(position.depth + 1);
    position = readHistoryPosition();
  }
}

function scheduleSync() {
  clearTimeout(closingTimer);
  if (isSyncScheduled) return;
  isSyncScheduled = true;
  queueMicrotask(syncEntries);
}

function onPopState() {
  const previous = position;
  position = readHistoryPosition();
  const isSamePage = previous.page === position.page;
  if (isSamePage && position.depth < previous.depth) resetScrollRestoration();
  if (goTimer !== undefined) {
    clearTimeout(goTimer);
    goTimer = undefined;
    syncEntries();
    return;
  }
  if (position.depth < openDialogs.length) {
    for (const dialog of openDialogs.slice(position.depth).reverse()) dialog.close();
    clearTimeout(closingTimer);
    closingTimer = setTimeout(scheduleSync, CLOSING_TIMEOUT_MS);
    return;
  }
  // Skip the entry of a closed dialog: the diner followed a link in it, or reloaded the page.
  if (isSamePage && position.depth < previous.depth && previous.depth > openDialogs.length) history.back();
}

// Registered at load: a reloaded page may start on a closed dialog's entry.
window.addEventListener('popstate', onPopState);

/** While `isOpen`, Back calls `onClose` instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const dialog: OpenDialog = {
      close: () => {
        close();
      },
    };
    openDialogs.push(dialog);
    scheduleSync();
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      scheduleSync();
    };
  }, [isOpen]);
}
