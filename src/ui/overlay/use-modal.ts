import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { closeModal, openModal } from './dialog-stack';

/**
 * Returns true from opening until the exit animation has ended.
 * @param focusFallback takes the focus when a dialog without an opener closes
 */
export function useModal(
  dialogRef: RefObject<HTMLDialogElement | null>,
  open: boolean,
  focusFallback?: () => HTMLElement | null,
): boolean {
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  const openDialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent((dialog: HTMLDialogElement) => closeModal(dialog, focusFallback));

  // In a clean-up, React would still move the focus back into the dialog.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return;
    if (open) {
      openModal(dialog);
      openDialog.current = dialog;
    } else if (openDialog.current === dialog) {
      openDialog.current = null;
      close(dialog);
      afterMotion(dialog, () => {
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

/** Runs at once without an animation, such as in jsdom. */
function afterMotion(dialog: HTMLDialogElement, leave: () => void) {
  const motion = typeof dialog.getAnimations === 'function' ? dialog.getAnimations() : [];
  if (motion.length === 0) leave();
  else void Promise.allSettled(motion.map((animation) => animation.finished)).then(leave);
}
