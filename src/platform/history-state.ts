import { isRecord } from '@/lib/guards';

/** `top` is the distance in px of the first visible item from the viewport's upper edge. */
export interface ScrollPosition {
  y: number;
  batch?: string;
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
