import { useId, useRef, useState, type ReactNode } from 'react';
import { isRightToLeft } from '../layout/reading-direction';

interface PopoverProps {
  button: ReactNode;
  buttonClassName?: string;
  label: string;
  children: ReactNode;
}

/** Time for the mouse to cross the gap between button and popover. */
const HOVER_CLOSE_DELAY_MS = 150;

/** Opens below its button on hover or tap. Stays closed where Safari before 17 and Chrome before 114 lack popovers. */
export function Popover({ button, buttonClassName, label, children }: PopoverProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const [isOpen, setOpen] = useState(false);

  const show = (byHover: boolean) => {
    clearTimeout(hideTimer.current);
    if (opener.current === null || box.current === null || !('showPopover' in box.current)) return;
    const isShown = box.current.matches(':popover-open');
    openedByHover.current = byHover && (!isShown || openedByHover.current);
    if (isShown) return;
    const rect = opener.current.getBoundingClientRect();
    const start = isRightToLeft(opener.current) ? window.innerWidth - rect.right : rect.left;
    // Not by React, which would place it after a moment. Until then it would cover the button.
    box.current.style.insetInlineStart = `${String(Math.max(8, Math.min(start, window.innerWidth - 352)))}px`;
    box.current.style.top = `${String(rect.bottom + 8)}px`;
    box.current.showPopover();
  };
  const hide = () => box.current?.hidePopover();
  const scheduleHide = () => {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => {
      if (openedByHover.current) hide();
    }, HOVER_CLOSE_DELAY_MS);
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
        className={buttonClassName}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') show(true);
        }}
        onPointerLeave={scheduleHide}
        onClick={(event) => {
          // The native toggle would close a popover that the hover has just opened.
          event.preventDefault();
          if (openedByHover.current || !isOpen) show(false);
          else hide();
        }}
      >
        {button}
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
        }}
        onPointerEnter={() => {
          clearTimeout(hideTimer.current);
        }}
        onPointerLeave={scheduleHide}
        className="fixed m-0 w-86 max-w-[calc(100vw-16px)] rounded-card bg-surface-raised p-5 text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
}
