import { ArrowLeft, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type Ref } from 'react';
import { classNames } from '../layout/class-names';
import { topDialog } from './dialog-stack';
import { IconButton } from '../controls/icon-button';
import { useBackCloses } from './overlay-history';
import { useModal } from './use-modal';

/** From 768 px on 'sheet' is 560 px wide and 'popup' (for dishes) 920×656 px. 'full' covers a phone. */
export type DialogVariant = 'sheet' | 'popup' | 'modal' | 'panel' | 'full';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  variant?: DialogVariant;
  heading?: ReactNode;
  footer?: ReactNode;
  /** 'popup' only: the picture, in a fixed 400 px column from 768 px on. */
  aside?: ReactNode;
  /** Over the top of the body, such as the dish's header after 200 px of scrolling. */
  stickyHeader?: ReactNode;
  /** For content with its own close button of the same name. */
  hideClose?: boolean;
  /** Adds a history entry, so that Back closes the dialog; default true. False when the URL opens the dialog. */
  ownsEntry?: boolean;
  /** Takes the focus when a dialog without an opener closes. */
  focusFallback?: () => HTMLElement | null;
  /** Name of a back arrow that replaces the close button. */
  backLabel?: string;
  /** @param scrollTop in px */
  onBodyScroll?: (scrollTop: number) => void;
  bodyRef?: Ref<HTMLDivElement>;
  bodyClassName?: string;
  children: ReactNode;
}

type Content = Pick<DialogProps, 'label' | 'heading' | 'footer' | 'aside' | 'stickyHeader' | 'children'>;

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, iframe, [tabindex="0"]';

export function Dialog(props: DialogProps) {
  const { open, onClose, closeLabel, variant = 'sheet', hideClose = false, backLabel } = props;
  const { bodyRef, bodyClassName, onBodyScroll } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pressedOverlay = useRef(false);
  const content = useLastContent(props);
  const isPresent = useModal(dialogRef, open, props.focusFallback);
  useBackCloses(open && (props.ownsEntry ?? true), onClose);
  if (!isPresent) return null;

  const { label, heading, footer, aside, stickyHeader, children } = content;
  const hasHead = heading !== undefined && heading !== null;
  const isPopup = variant === 'popup';
  const hasStickyHead = isShown(stickyHeader);
  const close = backLabel === undefined && !hideClose && (
    <IconButton
      label={closeLabel}
      icon={<X aria-hidden="true" className={variant === 'panel' ? 'size-5' : 'size-6'} />}
      look={!hasHead && isPopup && !hasStickyHead ? 'raised' : 'plain'}
      onClick={onClose}
      className={hasHead ? '-me-4' : 'md:bg-surface-raised md:shadow-none'}
    />
  );

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
        pressedOverlay.current = isOnOverlay(event);
      }}
      onClick={(event) => {
        event.stopPropagation();
        // The second click of a double click on the opener.
        const isFirst = event.detail < 2;
        if (event.target === event.currentTarget && pressedOverlay.current && isFirst) onClose();
        pressedOverlay.current = false;
      }}
      onKeyDown={trapFocus}
    >
      {hasHead && (
        <div
          className={classNames(
            'z-10 flex shrink-0 items-center gap-1',
            variant === 'panel' ? 'min-h-14 pt-2 pe-6 ps-4' : 'min-h-15 px-5 pt-1',
          )}
        >
          {backLabel !== undefined && (
            <IconButton
              label={backLabel}
              icon={<ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />}
              onClick={onClose}
              className="-ms-3"
            />
          )}
          <h2
            className={classNames(
              'min-w-0 flex-1 font-bold',
              variant === 'panel' ? 'text-16' : 'py-2 text-20',
            )}
          >
            {heading}
          </h2>
          {close}
        </div>
      )}
      {!hasHead && (
        <div className={classNames('absolute end-3 z-20', hasStickyHead ? 'top-2.5' : 'top-3')}>{close}</div>
      )}
      {hasStickyHead && (
        <div className={classNames('absolute inset-x-0 top-0 z-10', aside !== undefined && 'md:start-100')}>
          {stickyHeader}
        </div>
      )}
      <div
        ref={bodyRef}
        onScroll={(event) => {
          if (event.target === event.currentTarget) onBodyScroll?.(event.currentTarget.scrollTop);
        }}
        className={classNames(
          // Not flex-1: with a basis of 0, WebKit collapses the body of a dialog that is as high as its content.
          'relative min-h-0 flex-auto overflow-y-auto overscroll-contain',
          aside !== undefined && 'md:grid md:grid-cols-[400px_1fr] md:items-start',
          // The footer overlaps the body there.
          aside !== undefined && isShown(footer) && 'md:scroll-pb-28',
          !isShown(footer) && 'pb-[env(safe-area-inset-bottom)]',
          bodyClassName,
        )}
      >
        {aside !== undefined && <div className="md:sticky md:top-0 md:h-(--popup-height)">{aside}</div>}
        {aside !== undefined ? (
          <div className={classNames('min-w-0', isShown(footer) && 'md:pb-19')}>{children}</div>
        ) : (
          children
        )}
      </div>
      {isShown(footer) && (
        <div
          className={classNames(
            'z-10 flex shrink-0 items-center gap-3 bg-surface-raised',
            variant === 'panel'
              ? 'p-2 pb-[max(8px,env(safe-area-inset-bottom))]'
              : 'min-h-19 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]',
            aside !== undefined && 'md:absolute md:end-0 md:bottom-0 md:start-100',
          )}
        >
          {footer}
        </div>
      )}
    </dialog>
  );
}

const isShown = (part: ReactNode) => part != null && part !== false;

/** Keeps the last content during the exit animation, when the opener's data may be gone. */
function useLastContent({
  open,
  label,
  heading,
  footer,
  aside,
  stickyHeader,
  children,
}: DialogProps): Content {
  const [last, setLast] = useState<Content>({ label, heading, footer, aside, stickyHeader, children });
  const isStale =
    last.label !== label ||
    last.heading !== heading ||
    last.footer !== footer ||
    last.aside !== aside ||
    last.stickyHeader !== stickyHeader ||
    last.children !== children;
  if (open && isStale) setLast({ label, heading, footer, aside, stickyHeader, children });
  return last;
}

/** Backdrop and border have the same target as the dialog, so this compares positions. */
function isOnOverlay(event: PointerEvent<HTMLDialogElement>) {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const isInside =
    event.clientX > box.left &&
    event.clientX < box.right &&
    event.clientY > box.top &&
    event.clientY < box.bottom;
  return !isInside;
}

/** Native dialogs let Tab leave to the browser's toolbars. */
function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
  if (event.key !== 'Tab' || topDialog() !== dialog) return;
  const toLast = event.shiftKey;
  setTimeout(() => {
    if (!dialog.open || topDialog() !== dialog || dialog.contains(document.activeElement)) return;
    const focusable = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    focusable.at(toLast ? -1 : 0)?.focus();
  });
}
