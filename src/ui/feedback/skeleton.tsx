import { classNames } from '../layout/class-names';

const shapes = { line: 'rounded-full', box: 'rounded-card' };

export interface SkeletonProps {
  /** 'line' stands for text (and circles), 'box' for pictures and cards. */
  shape?: keyof typeof shapes;
  /** Width and height. */
  className?: string;
}

/** One pulsing box of a page that loads. Not read out. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-skeleton
      className={classNames('animate-pulse bg-skeleton', shapes[shape], className)}
    />
  );
}
