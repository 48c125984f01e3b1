import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import type { Elements } from '../elements';

interface PanelProps {
  title?: ReactNode;
  icon?: ReactElement;
  action?: ReactElement | false;
  compact?: boolean;
  className?: string;
  children: Elements;
}

export function Panel({ title, icon, action, compact = false, className, children }: PanelProps) {
  const hasTitle = title !== undefined && title !== null;
  return (
    <section className={classNames('rounded-card bg-surface-raised p-4', compact && 'lg:py-2.5', className)}>
      {hasTitle && (
        <div
          className={classNames(
            'mb-2 flex min-h-7 flex-wrap items-center gap-x-2.5',
            compact && 'lg:mb-1 lg:min-h-6',
          )}
        >
          {icon}
          <h2 className="w-min min-w-0 grow text-16 font-bold">{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
