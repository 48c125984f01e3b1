import { useEffect } from 'react';
import { holdFirstScreen } from '@/platform/scheduling';
import { classNames } from '../class-names';

const shapes = { line: 'rounded-full', box: 'rounded-card' };

interface SkeletonProps {
  shape?: keyof typeof shapes;
  className?: string;
  /** True for content that `afterFirstScreen` does not wait for. */
  isAfterFirstScreen?: boolean;
}

export function Skeleton({ shape = 'line', className, isAfterFirstScreen = false }: SkeletonProps) {
  useEffect(() => (isAfterFirstScreen ? undefined : holdFirstScreen()), [isAfterFirstScreen]);
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className={classNames('animate-pulse bg-skeleton', shapes[shape], className)}
    />
  );
}
