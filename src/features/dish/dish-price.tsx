import type { SizeVariant } from '@/domain/menu/types';
import { formatRupees, percentOff } from '@/lib/money';
import { m } from '@/texts';
import { Price } from '@/ui/text/price';

interface DishPriceProps {
  variant: SizeVariant;
  /** Formats the discount: '15% off' in lists, '(15% off)' in the popup. */
  wordOff?: (inputs: { percent: number }) => string;
  className?: string;
}

const percentOffText = (inputs: { percent: number }) => m.dish_percent_off(inputs);

/** Offer price, with price and discount if lower (spec §5). A higher offer price is shown alone. */
export function DishPrice({ variant, wordOff = percentOffText, className }: DishPriceProps) {
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
