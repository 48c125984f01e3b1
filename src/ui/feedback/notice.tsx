import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';

const tones = {
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface NoticeProps {
  children: ReactNode;
  tone: keyof typeof tones;
  icon?: ReactElement;
  action?: ReactElement | false;
  /** 'status' is polite, 'alert' interrupts; leave it out for a notice in the initial page. */
  role?: 'status' | 'alert';
  className?: string;
}

export function Notice({ children, tone, icon, action, role, className }: NoticeProps) {
  return (
    <div
      role={role}
      className={classNames(
        'flex items-center gap-2 rounded-card px-4 py-2.5 text-14 font-semibold [&_svg]:size-5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
