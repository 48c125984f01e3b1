import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface PanelProps {
  /** Heading of the group. */
  title?: ReactNode;
  /** Before the title: a 20 px icon. */
  icon?: ReactNode;
  /** At the right of the title: a link or a text button. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A white group on a sunken page, such as the parts of the cart. */
export function Panel({ title, icon, action, className, children }: PanelProps) {
  const hasTitle = title !== undefined && title !== null;
  return (
    <section className={classNames('rounded-card bg-surface-raised p-4', className)}>
      {hasTitle && (
        <div className="mb-2 flex min-h-7 items-center gap-2.5">
          {icon}
          <h2 className="min-w-0 flex-1 text-16 font-bold">{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
