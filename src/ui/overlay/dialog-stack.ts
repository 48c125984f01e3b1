import { focusSectionStart, moveFocusToFallback } from '../hooks/use-focus-fallback';
import { layOutSections } from '../scroll/scroll-behavior';

interface FocusReturn {
  opener: HTMLElement | null;
  /** Container that stays when the opener is replaced (`data-focus-container`). */
  container: HTMLElement | null;
}

const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
/** Where the focus returns from a dialog: the last choices are those of the dialog that it was opened from. */
const returns = new WeakMap<HTMLDialogElement, readonly FocusReturn[]>();

function notifyListeners() {
  for (const listener of listeners) listener();
}

/**
 * Stops the page behind a dialog from scrolling. An attribute, because `:has()` would search a long page at every
 * change. Set together with opening or closing, which restyles the page anyway.
 */
function markPage() {
  document.documentElement.toggleAttribute('data-modal', stack.length > 0);
}

/** Removes the caret: browsers search a long inert page for it at every frame. */
function clearCaret() {
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Remembers the focused element and focuses `data-autofocus`, if any. */
export function openModal(dialog: HTMLDialogElement): void {
  const active = document.activeElement;
  const opener = active instanceof HTMLElement && active !== document.body ? active : null;
  const container = opener?.closest<HTMLElement>('[data-focus-container]') ?? null;
  const host = opener?.closest('dialog') ?? topDialog();
  returns.set(dialog, [{ opener, container }, ...((host && returns.get(host)) ?? [])]);
  stack.push(dialog);
  clearCaret();
  markPage();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  notifyListeners();
}

/** Restores the focus. When the opener is gone, it moves to `focusFallback`, by default the main content. */
export function closeModal(dialog: HTMLDialogElement, focusFallback?: () => HTMLElement | null): void {
  const at = stack.indexOf(dialog);
  if (at >= 0) stack.splice(at, 1);
  markPage();
  const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  // Moves the toast layer out first: content of a closing dialog disappears.
  notifyListeners();
  dialog.close();
  if (!hadFocus || restoreFocus(dialog)) return;
  if (!focusFallback) {
    focusSectionStart(null);
    return;
  }
  moveFocusToFallback(focusFallback, null, (target) =>
    target.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

function canTakeFocus(element: HTMLElement | null) {
  return element?.isConnected === true && element.closest('dialog')?.open !== false;
}

/** @returns whether an element took the focus */
function restoreFocus(dialog: HTMLDialogElement): boolean {
  const target = (returns.get(dialog) ?? [])
    .flatMap(({ opener, container }) => [
      opener,
      container?.querySelector<HTMLElement>('[data-focus-target]') ?? null,
    ])
    .find(canTakeFocus);
  if (!target) return false;
  layOutSections(target);
  target.focus({ preventScroll: true });
  return true;
}
