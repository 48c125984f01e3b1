import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names';
import { withLoneText } from '../elements';
import { Spinner } from '../feedback/spinner';

/** A view has at most one primary button. */
type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'text';

interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  /** In px. */
  size?: '48' | '44' | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-pressed',
  secondary: 'border border-line-strong bg-surface-raised text-ink hover:bg-surface-sunken',
  tonal: 'bg-accent-soft text-accent-strong hover:brightness-97',
  text: 'text-accent-strong hover:underline',
};

const idleClasses =
  'aria-disabled:border-transparent aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted aria-disabled:no-underline aria-disabled:filter-none';

/** Busy buttons have the colours of idle ones, unlike disabled buttons. */
const busyVariants: Record<ButtonVariant, string> = {
  primary: 'hover:bg-accent active:bg-accent',
  secondary: 'hover:bg-surface-raised',
  tonal: 'hover:filter-none',
  text: 'hover:no-underline',
};

/** The padding makes room for spinner and gap (24 px), so that the width stays the same. */
const paddings = {
  48: { idle: 'px-5', busy: 'px-2' },
  44: { idle: 'px-4', busy: 'px-1' },
};

function classesOf({ variant = 'primary', size = '48', className }: ButtonStyle, busy: boolean) {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold',
    'transition-[background-color,transform] duration-press ease-out',
    size === '48' ? 'min-h-12 py-2 text-16' : 'min-h-11 py-2 text-14',
    paddings[size][busy ? 'busy' : 'idle'],
    variants[variant],
    busy ? busyVariants[variant] : classNames('not-aria-disabled:active:scale-98', idleClasses),
    className,
  );
}

/** Returns the classes of a link that looks like a button. */
export function buttonClass(options: ButtonStyle = {}): string {
  return classesOf(options, false);
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Omit<ButtonStyle, 'className'> {
  /** Shows a spinner and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { variant, size, busy = false, disabled = false, onClick, className, children, ...rest } = props;
  const ignoresPresses = busy || disabled;
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`, which would take the keyboard focus away.
      aria-disabled={ignoresPresses || undefined}
      aria-busy={busy || undefined}
      onClick={ignoresPresses ? (event) => event.preventDefault() : onClick}
      className={classesOf({ variant, size, className }, busy)}
    >
      {busy && <Spinner className="-me-0.5" />}
      {withLoneText(children)}
    </button>
  );
}
