import { classNames } from '../class-names';
import { VisuallyHidden } from './visually-hidden';

interface PriceProps {
  /** Formatted: '₹219'. */
  amount: string;
  original?: string | undefined;
  off?: string | undefined;
  /** Announced before the struck-through price, as screen readers ignore the line. */
  originalLabel: string;
  isOriginalFirst?: boolean;
  className?: string;
}

/** The offer price, the struck-through price and the percentage (docs/behaviour.md 2.10). */
export function Price({
  amount,
  original,
  off,
  originalLabel,
  isOriginalFirst = false,
  className,
}: PriceProps) {
  const originalPrice = original !== undefined && (
    <>
      <VisuallyHidden>{`${originalLabel} `}</VisuallyHidden>
      <s className="text-14 text-ink-muted">{original}</s>
    </>
  );
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-1.5 tabular-nums', className)}>
      {isOriginalFirst && originalPrice}
      <span className="text-16 font-bold">{amount}</span>
      {!isOriginalFirst && originalPrice}
      {off !== undefined && <span className="text-12 font-semibold text-positive">{off}</span>}
    </span>
  );
}
