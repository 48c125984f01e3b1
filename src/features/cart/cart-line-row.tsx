import { memo, useRef } from 'react';
import { STILL_TRYING } from '@/config/limits';
import { selectLineName } from '@/domain/cart/line-name';
import { selectBusyVariantId } from '@/domain/cart/slice';
import type { CartLine } from '@/domain/cart/types';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { FoodMark } from '@/ui/food-mark';
import { Picture } from '@/ui/picture';
import { Price } from '@/ui/price';
import { Stepper } from '@/ui/quantity-control';
import { StillTrying } from '@/ui/still-trying';
import { Tag } from '@/ui/tag';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { EMPTY_CART_WAY } from './empty-cart';
import { useLineTap } from './use-line-tap';

/** One size of a dish in the cart: text left, price and stepper right; on desktop with its picture. */
export const CartLineRow = memo(function CartLineRow({ line }: { line: CartLine }) {
  useLanguage();
  const row = useRef<HTMLLIElement>(null);
  useKeptFocus(row, { heirId: EMPTY_CART_WAY });
  const tap = useLineTap(line);
  const isBusy = useAppSelector((state) => selectBusyVariantId(state) === line.variantId);
  const name = useAppSelector((state) => selectLineName(state, line));
  const hasOffer = line.offerPrice < line.price;
  const original = line.subtotal + (line.price - line.offerPrice) * line.quantity;
  return (
    <li ref={row} className="border-b border-line py-4 first:pt-0 lg:flex lg:items-center lg:gap-4 lg:py-5">
      <Picture
        src={line.imageUrl ?? undefined}
        alt=""
        width={96}
        height={72}
        grey={line.outOfStock}
        className="hidden w-24 lg:block"
      />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 lg:grid-cols-[minmax(0,1fr)_auto_7rem] lg:items-center lg:gap-x-6 lg:gap-y-0">
        <h3 className="flex items-start gap-2 text-16 font-semibold lg:self-end">
          <FoodMark
            veg={line.veg}
            label={line.veg ? m.cart_line_veg() : m.cart_line_nonveg()}
            className="mt-1"
          />
          <span className="block min-w-0 first-letter:uppercase">{name}</span>
        </h3>
        <Price
          amount={formatRupees(line.subtotal)}
          original={hasOffer ? formatRupees(original) : undefined}
          originalLabel={m.cart_line_price_before()}
          originalFirst
          className="justify-end lg:col-start-3 lg:row-span-2 lg:row-start-1"
        />
        <div className="ps-6 text-12 text-ink-muted lg:self-start lg:text-14">
          {line.sizeLabel !== null && <p>{m.cart_size({ size: line.sizeLabel })}</p>}
          <Toppings line={line} />
          {line.outOfStock && (
            <Tag tone="danger" className="mt-1">
              {m.cart_line_out_of_stock()}
            </Tag>
          )}
        </div>
        <div className="flex flex-col items-end lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Stepper
            quantity={line.quantity}
            busy={isBusy}
            groupLabel={m.cart_line_quantity({ dish: name })}
            decreaseLabel={m.cart_line_decrease()}
            increaseLabel={m.cart_line_increase()}
            onDecrease={() => tap('minus')}
            onIncrease={() => tap('plus')}
          />
          <StillTrying busy={isBusy} label={m.still_trying()} after={STILL_TRYING} />
        </div>
      </div>
    </li>
  );
});

/** What was chosen, a line for each way in which the dish was put together. */
function Toppings({ line }: { line: CartLine }) {
  return line.customized
    .filter((dish) => dish.toppings !== '')
    .map((dish) => (
      <p key={dish.id}>
        {dish.quantity === line.quantity
          ? dish.toppings
          : m.cart_toppings_of_some({ count: dish.quantity, toppings: dish.toppings })}
      </p>
    ));
}
