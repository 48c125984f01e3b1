import { classNames } from './class-names';

/** One pulsing box of a page that loads; its size and radius come by `className`. Not read out. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-pulse rounded-full bg-skeleton', className)} />
  );
}
