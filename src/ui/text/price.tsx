import { classNames } from '../layout/class-names';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** What is paid, formatted: '₹219'. */
  amount: string;
  /** The price before the offer, formatted; struck through. */
  original?: string | undefined;
  /** '15% off', already worded. */
  off?: string | undefined;
  /** Read out before the struck price, as striking is not. */
  originalLabel: string;
  /** In the cart the struck price stands first. */
  originalFirst?: boolean;
  className?: string;
}

/** An offer price with the struck price and the percent off beside it (spec section 5). */
export function Price({
  amount,
  original,
  off,
  originalLabel,
  originalFirst = false,
  className,
}: PriceProps) {
  const struck = original !== undefined && (
    <>
      <VisuallyHidden>{originalLabel} </VisuallyHidden>
      <s className="text-14 text-ink-muted">{original}</s>
    </>
  );
  return (
    <span className={classNames('inline-flex flex-wrap items-baseline gap-x-1.5 tabular-nums', className)}>
      {originalFirst && struck}
      <span className="text-16 font-bold">{amount}</span>
      {!originalFirst && struck}
      {off !== undefined && <span className="text-12 font-semibold text-positive">{off}</span>}
    </span>
  );
}
