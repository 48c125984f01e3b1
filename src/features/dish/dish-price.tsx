import type { SizeVariant } from '@/domain/menu/types';
import { formatRupees, percentOff } from '@/lib/money';
import { m } from '@/texts';
import { Price } from '@/ui/price';

interface DishPriceProps {
  variant: SizeVariant;
  /** Words the percent off: '15% off' in lists, '(15% off)' in the popup. */
  wordOff?: (inputs: { percent: number }) => string;
  className?: string;
}

/** A size's offer price; the struck price and percent off only when they differ (spec, section 5). */
export function DishPrice({ variant, wordOff = m.dish_percent_off, className }: DishPriceProps) {
  const { price, offerPrice } = variant;
  const percent = percentOff(price, offerPrice);
  return (
    <Price
      amount={formatRupees(offerPrice)}
      original={price === offerPrice ? undefined : formatRupees(price)}
      off={percent > 0 ? wordOff({ percent }) : undefined}
      originalLabel={m.dish_price_before()}
      {...(className && { className })}
    />
  );
}
