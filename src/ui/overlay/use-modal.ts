import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { closeModal, openModal } from './dialog-stack';

/** Returns true from opening until the exit animation has ended. */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  open: boolean,
  focusFallback?: () => HTMLElement | null,
): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  const openDialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent((dialog: HTMLDialogElement) => closeModal(dialog, focusFallback));

  // Not in the cleanup: React would then move the focus back into the dialog.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    if (open) {
      openModal(dialog);
      openDialog.current = dialog;
    } else if (openDialog.current === dialog) {
      openDialog.current = null;
      close(dialog);
      afterAnimations(dialog, () => {
        if (!dialog.open) setPresent(false);
      });
    }
  }, [open, dialogRef]);

  useLayoutEffect(
    () => () => {
      if (openDialog.current !== null) close(openDialog.current);
      openDialog.current = null;
    },
    [],
  );

  return isPresent || open;
}

function afterAnimations(dialog: HTMLDialogElement, callback: () => void) {
  const animations = dialog.getAnimations();
  if (animations.length === 0) callback();
  else void Promise.allSettled(animations.map((animation) => animation.finished)).then(callback);
}
