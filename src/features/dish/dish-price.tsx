import type { SizeVariant } from '@/domain/menu/types';
import { formatRupees, percentOff } from '@/lib/money';
import { m } from '@/texts';
import { Price } from '@/ui/text/price';

interface DishPriceProps {
  variant: SizeVariant;
  /** Words the percent off: '15% off' in lists, '(15% off)' in the popup. */
  wordOff?: (inputs: { percent: number }) => string;
  className?: string;
}

/**
 * A size's offer price; with the struck price and the percent off when they differ (spec, section 5). An offer above the
 * price takes nothing off and stands alone.
 */
export function DishPrice({ variant, wordOff = m.dish_percent_off, className }: DishPriceProps) {
  const { price, offerPrice } = variant;
  const hasOffer = offerPrice < price;
  return (
    <Price
      amount={formatRupees(offerPrice)}
      original={hasOffer ? formatRupees(price) : undefined}
      off={hasOffer ? wordOff({ percent: percentOff(price, offerPrice) }) : undefined}
      originalLabel={m.dish_price_before()}
      {...(className && { className })}
    />
  );
}
