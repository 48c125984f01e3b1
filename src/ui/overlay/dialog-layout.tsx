import { ArrowLeft, X } from 'lucide-react';
import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';
import { m } from '@/texts';
import { IconButton, type IconButtonProps } from '../controls/icon-button';
import { classNames } from '../class-names';

/** From 768 px on 'sheet' is 560 px wide and 'popup' (for dishes) 920×656 px. 'full' covers a phone. */
export type DialogVariant = 'sheet' | 'popup' | 'modal' | 'panel' | 'full';

interface DialogContextValue {
  variant: DialogVariant;
  onClose: () => void;
}

export const DialogContext = createContext<DialogContextValue>({
  variant: 'sheet',
  onClose: () => undefined,
});

interface HeaderProps {
  hasBackArrow?: boolean;
  children: ReactNode;
}

export function Header({ hasBackArrow = false, children }: HeaderProps) {
  const { variant, onClose } = useContext(DialogContext);
  const isPanel = variant === 'panel';
  return (
    <div
      className={classNames(
        'z-10 flex shrink-0 items-center gap-1',
        isPanel ? 'min-h-14 pt-2 pe-6 ps-4' : 'min-h-15 px-5 pt-1',
      )}
    >
      {hasBackArrow && (
        <IconButton
          label={m.back()}
          icon={<ArrowLeft className="size-6 rtl:-scale-x-100" />}
          onClick={onClose}
          className="-ms-3"
        />
      )}
      <h2 className={classNames('min-w-0 flex-1 font-bold', isPanel ? 'text-16' : 'py-2 text-20')}>
        {children}
      </h2>
      {!hasBackArrow && <CloseButton className="-me-4" />}
    </div>
  );
}

/** A dialog without a header renders it before the body. */
export function CloseButton(props: Pick<IconButtonProps, 'variant' | 'className'>) {
  const { variant: dialogVariant, onClose } = useContext(DialogContext);
  return (
    <IconButton
      {...props}
      label={m.close()}
      icon={<X className={dialogVariant === 'panel' ? 'size-5' : 'size-6'} />}
      onClick={onClose}
    />
  );
}

export function Body({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        // Not flex-1: with a basis of 0, WebKit collapses the body of a dialog that is as high as its content.
        'dialog-body relative min-h-0 flex-auto overflow-y-auto overscroll-contain',
        className,
      )}
    />
  );
}

interface FooterProps {
  className?: string;
  children: ReactNode;
}

export function Footer({ className, children }: FooterProps) {
  const { variant } = useContext(DialogContext);
  return (
    <div
      className={classNames(
        'dialog-footer z-10 flex shrink-0 items-center gap-3 bg-surface-raised',
        variant === 'panel'
          ? 'p-2 pb-[max(8px,env(safe-area-inset-bottom))]'
          : 'min-h-19 border-t border-line px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </div>
  );
}
