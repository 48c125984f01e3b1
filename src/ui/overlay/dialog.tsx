import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Body, CloseButton, DialogContext, Footer, Header, type DialogVariant } from './dialog-layout';
import { topDialog } from './dialog-stack';
import { useCloseOnBack } from './overlay-history';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  variant?: DialogVariant;
  /** True by default, so that Back closes the dialog. False when the URL opens the dialog. */
  hasHistoryEntry?: boolean;
  /** Returns the element that gets the focus when a dialog without an opener closes. */
  focusFallback?: () => HTMLElement | null;
  /** `Dialog.Header` (optional), `Dialog.Body` and `Dialog.Footer` (optional). */
  children: ReactNode;
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, iframe, [tabindex="0"]';

export function Dialog(props: DialogProps) {
  const { open, onClose, label, variant = 'sheet', hasHistoryEntry = true, focusFallback } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const children = useLastChildren(open, props.children);
  const isPresent = useModal(dialogRef, open, focusFallback);
  useCloseOnBack(open && hasHistoryEntry, onClose);
  if (!isPresent) return null;

  return (
    // The backdrop and the Escape key belong to the dialog element, so the listeners must be here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      aria-label={label}
      inert={!open}
      className={classNames('dialog', `dialog-${variant}`)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        event.stopPropagation();
        // Ignore the second click of a double click on the opener.
        const isFirstClick = event.detail < 2;
        // A drag that begins or ends inside does not close the dialog.
        if (pressedBackdrop.current && isOnBackdrop(event) && isFirstClick) onClose();
        pressedBackdrop.current = false;
      }}
      onKeyDown={trapFocus}
    >
      <DialogContext value={{ variant, onClose }}>{children}</DialogContext>
    </dialog>
  );
}

Dialog.Header = Header;
Dialog.CloseButton = CloseButton;
Dialog.Body = Body;
Dialog.Footer = Footer;

/** Keeps the last children during the exit animation, when the opener's data may be gone. */
function useLastChildren(open: boolean, children: ReactNode): ReactNode {
  const [last, setLast] = useState(children);
  if (open && last !== children) setLast(children);
  return last;
}

/** Compares positions, because events on the backdrop and the border have the same target. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const isInside =
    event.clientX > box.left &&
    event.clientX < box.right &&
    event.clientY > box.top &&
    event.clientY < box.bottom;
  return !isInside;
}

/** Native dialogs let Tab move the focus to the browser's toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
  if (event.key !== 'Tab' || topDialog() !== dialog) return;
  const isBackwards = event.shiftKey;
  setTimeout(() => {
    if (!dialog.open || topDialog() !== dialog || dialog.contains(document.activeElement)) return;
    const focusable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    focusable.at(isBackwards ? -1 : 0)?.focus();
  });
}
