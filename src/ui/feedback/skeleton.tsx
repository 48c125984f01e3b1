import { useEffect } from 'react';
import { holdFirstScreen } from '@/platform/scheduling';
import { m } from '@/texts';
import { classNames } from '../class-names';

const shapes = { line: 'rounded-full', box: 'rounded-card' };

interface SkeletonProps {
  shape?: keyof typeof shapes;
  className?: string;
}

export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  useEffect(() => holdFirstScreen(), []);
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className={classNames('animate-pulse bg-skeleton', shapes[shape], className)}
    />
  );
}

/** 'Loading' for screen readers, beside skeletons. */
export function LoadingStatus() {
  return (
    <p role="status" className="sr-only">
      {m.loading()}
    </p>
  );
}
