import type { SizeVariant } from '@/domain/menu/types';
import { formatRupees, percentOff } from '@/lib/money';
import { m } from '@/texts';
import { Price } from '@/ui/text/price';

interface DishPriceProps {
  variant: SizeVariant;
  /** Formats the discount: '15% off' in lists, '(15% off)' in the popup. */
  formatOff?: (inputs: { percent: number }) => string;
  className?: string;
}

const percentOffText = (inputs: { percent: number }) => m.dish_percent_off(inputs);

/** Shows the offer price. If it is lower, also the original price and the discount (docs/behaviour.md 2.10). */
export function DishPrice({ variant, formatOff = percentOffText, className }: DishPriceProps) {
  const { price, offerPrice } = variant;
  const hasOffer = offerPrice < price;
  return (
    <Price
      amount={formatRupees(offerPrice)}
      original={hasOffer ? formatRupees(price) : undefined}
      off={hasOffer ? formatOff({ percent: percentOff(price, offerPrice) }) : undefined}
      originalLabel={m.dish_price_before()}
      {...(className && { className })}
    />
  );
}
