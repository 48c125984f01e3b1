import { classNames } from '../class-names';
import { LoadingStatus, Skeleton } from './skeleton';

interface SkeletonRowsProps {
  rows?: number;
  /** Width classes of the lines of each row. */
  widths: readonly string[];
  className?: string;
  rowClassName?: string;
}

/** Placeholder of a list, a form or a text. */
export function SkeletonRows({ rows = 1, widths, className, rowClassName }: SkeletonRowsProps) {
  return (
    <div className={className}>
      <LoadingStatus />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classNames('flex flex-col gap-3', rowClassName)}>
          {widths.map((width) => (
            <Skeleton key={width} className={`h-4 ${width}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
