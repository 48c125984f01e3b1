import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { withLoneText } from '../elements';

type TagTone = 'neutral' | 'accent' | 'positive' | 'warning' | 'danger' | 'popular';

const tones: Record<TagTone, string> = {
  neutral: 'bg-surface-sunken px-2 py-1 text-ink-muted',
  accent: 'bg-accent-soft px-2 py-1 text-accent-strong',
  positive: 'bg-positive-soft px-2 py-1 text-positive',
  warning: 'bg-warning-soft px-2 py-1 text-warning',
  danger: 'bg-danger-soft px-2 py-1 text-danger',
  popular: 'text-warning',
};

export interface TagProps {
  children: ReactNode;
  tone?: TagTone;
  icon?: ReactElement;
  className?: string;
}

export function Tag({ children, tone = 'neutral', icon, className }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-control text-12 font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {withLoneText(children)}
    </span>
  );
}
