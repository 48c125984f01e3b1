import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  label: string;
  icon: ReactNode;
  /** 'plain' has no box, 'raised' is for pictures, 'outlined' for page buttons. */
  variant?: 'plain' | 'raised' | 'outlined';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const variants = {
  plain: 'rounded-control hover:bg-surface-sunken',
  raised: 'rounded-full bg-surface-raised shadow-lift',
  outlined:
    'rounded-full border border-line-strong bg-surface-raised aria-disabled:border-line not-aria-disabled:hover:bg-surface-sunken',
};

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', disabled = false, onClick, className, ...rest } = props;
  return (
    <button
      type="button"
      // Not `disabled`, which would take the keyboard focus away.
      aria-disabled={disabled || undefined}
      {...rest}
      aria-label={label}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center transition-transform duration-press ease-out',
        disabled ? 'text-ink-muted' : 'text-ink active:scale-98',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
