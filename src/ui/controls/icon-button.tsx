import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  label: string;
  icon: ReactNode;
  /** 'plain' has no box, 'raised' is for pictures, 'outlined' for page buttons. */
  variant?: 'plain' | 'raised' | 'outlined';
}

const variants = {
  plain: 'rounded-control hover:bg-surface-sunken',
  raised: 'rounded-full bg-surface-raised shadow-lift',
  outlined:
    'rounded-full border border-line-strong bg-surface-raised disabled:border-line enabled:hover:bg-surface-sunken',
};

export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center text-ink transition-transform duration-press ease-out',
        'enabled:active:scale-98 disabled:text-ink-muted',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
