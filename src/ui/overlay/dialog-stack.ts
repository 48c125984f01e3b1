/**
 * Which modal dialogs are open, the last one on top, and where the focus goes when one closes.
 * Shared by the dialogs and by the toast layer, which has to stay above and inside the topmost.
 */

import { moveFocusToFallback } from '../hooks/focus-fallback';
import { layOutSections } from '../layout/scroll-behavior';

interface FocusReturn {
  opener: HTMLElement | null;
  /** A lasting box around the opener (`data-focus-home`), for openers that are replaced meanwhile. */
  home: HTMLElement | null;
  /** The dialog that the opener stood in, which may be closed by then. */
  host: HTMLDialogElement | null;
}

const stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const returns = new WeakMap<HTMLDialogElement, FocusReturn>();

function announce() {
  for (const listener of listeners) listener();
}

/**
 * For the style sheet, which holds the page behind. By an attribute, as for `:has()` a browser looks through all of
 * a long page at every change; and before the dialog opens or closes, when the page is styled anew in any case.
 */
function markPage() {
  document.documentElement.toggleAttribute('data-modal', stack.length > 0);
}

/** A caret in what becomes inert has the browser look for its place, through all of a long page, at every frame. */
function clearCaret() {
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

/** The modal dialog on top, if any is open. */
export function topDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

/** Calls `listener` whenever a modal dialog opens or closes. */
export function onDialogsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens as modal and remembers what had the focus; moves it to `data-autofocus` where one is marked. */
export function openModal(dialog: HTMLDialogElement): void {
  const active = document.activeElement;
  const opener = active instanceof HTMLElement && active !== document.body ? active : null;
  returns.set(dialog, {
    opener,
    home: opener?.closest<HTMLElement>('[data-focus-home]') ?? null,
    host: opener?.closest('dialog') ?? topDialog() ?? null,
  });
  stack.push(dialog);
  clearCaret();
  markPage();
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  announce();
}

/** Closes and gives the focus back; to `focusFallback` where it was not something on the page that opened it. */
export function closeModal(dialog: HTMLDialogElement, focusFallback?: () => HTMLElement | null): void {
  const at = stack.indexOf(dialog);
  if (at >= 0) stack.splice(at, 1);
  markPage();
  const hadFocus = dialog.contains(document.activeElement) || document.activeElement === document.body;
  // The toast layer leaves first: what stays inside a closing dialog is gone with it.
  announce();
  dialog.close();
  if (!hadFocus || restoreFocus(dialog)) return;
  // Nobody has seen yet where on the page that is.
  if (focusFallback)
    moveFocusToFallback(focusFallback, null, (it) =>
      it.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
}

function canTakeFocus(element: HTMLElement) {
  if (!element.isConnected) return false;
  const host = element.closest('dialog');
  return host === null || host.open;
}

/** @returns whether there was something to give it back to. */
function restoreFocus(dialog: HTMLDialogElement): boolean {
  const seen = new Set<HTMLDialogElement>();
  let from: HTMLDialogElement | null = dialog;
  while (from !== null && !seen.has(from)) {
    seen.add(from);
    const back: FocusReturn | undefined = returns.get(from);
    const home = back?.home?.querySelector<HTMLElement>('[data-focus-target]') ?? null;
    for (const target of [back?.opener ?? null, home]) {
      if (target !== null && canTakeFocus(target)) {
        layOutSections(target);
        target.focus({ preventScroll: true });
        return true;
      }
    }
    from = back?.host ?? null;
  }
  return false;
}
