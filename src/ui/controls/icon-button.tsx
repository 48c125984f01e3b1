import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../layout/class-names';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  label: string;
  icon: ReactNode;
  /** Hidden from screen readers, so `label` must contain it. */
  badge?: ReactNode;
  /** 'plain' has no box, 'round' is a sunken circle, 'raised' is for pictures, 'outlined' for carousels. */
  look?: 'plain' | 'round' | 'raised' | 'outlined';
  ref?: Ref<HTMLButtonElement>;
}

const looks = {
  plain: 'rounded-control hover:bg-surface-sunken',
  round: 'rounded-full bg-surface-sunken',
  raised: 'rounded-full bg-surface-raised shadow-lift',
  outlined:
    'rounded-full border border-line-strong bg-surface-raised disabled:border-line enabled:hover:bg-surface-sunken',
};

export function IconButton({ label, icon, badge, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'relative inline-grid size-11 shrink-0 place-items-center text-ink transition-transform duration-press ease-out',
        'enabled:active:scale-98 disabled:text-ink-muted',
        looks[look],
        className,
      )}
    >
      {icon}
      {badge !== undefined && badge !== null && (
        <span aria-hidden="true" className="absolute top-0.5 end-0.5">
          <CountBadge>{badge}</CountBadge>
        </span>
      )}
    </button>
  );
}

export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-12 font-semibold text-on-accent tabular-nums">
      {children}
    </span>
  );
}
