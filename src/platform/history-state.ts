import { isRecord } from '@/lib/guards';

/** `top` is the distance in px of the first visible item from the viewport's upper edge. */
export interface ScrollPosition {
  y: number;
  part?: string;
  item?: string;
  top?: number;
}

/** State of a history entry. React Router owns `idx`, `key` and `usr` and replaces the whole state on navigation. */
interface HistoryState {
  idx?: number;
  /** Missing in the first entry of a visit. */
  key?: string;
  /** Depth of the dialog that the entry belongs to; 1 for the first. */
  overlay?: number;
  scrollPosition?: ScrollPosition;
  /** Whether the menu has scrolled to the category in the URL. */
  categoryShown?: true;
}

/** Returns the state of the current history entry. */
export function historyState(): HistoryState {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}

/** Adds fields to the current history entry. They are removed with the entry. */
export function addToHistoryState(fields: Pick<HistoryState, 'scrollPosition' | 'categoryShown'>): void {
  history.replaceState({ ...historyState(), ...fields }, '');
}

/** Replaces the URL of the current history entry and keeps its state. */
export function replaceUrl(url: string): void {
  history.replaceState(history.state, '', url);
}

/** Adds a history entry with the same URL for a dialog. */
export function pushOverlayEntry(overlay: number): void {
  history.pushState({ ...historyState(), overlay }, '');
}

/** Runs `push`, whose history entry then does not restore the scroll position when the diner comes back to the page. */
export function withoutScrollRestoration(push: () => void): void {
  history.scrollRestoration = 'manual';
  push();
  history.scrollRestoration = 'auto';
}

export function restoreScrollAutomatically(): void {
  history.scrollRestoration = 'auto';
}
