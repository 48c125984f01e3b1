import { memo } from 'react';
import { selectLineName } from '@/domain/cart/cart-texts';
import { decideLineTap } from '@/domain/cart/rules';
import { selectBusyVariantId } from '@/domain/cart/slice';
import { addDish, removeOne } from '@/domain/cart/thunks';
import type { CartLine } from '@/domain/cart/types';
import { repeatSheetRequested } from '@/domain/dialogs/slice';
import { selectVariantOwners } from '@/domain/menu/slice';
import { toastRequested } from '@/domain/events';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useCartTap } from '@/features/dish/use-cart-tap';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { capitalizedClass, classNames } from '@/ui/class-names';
import { FoodMark } from '@/ui/text/food-mark';
import { ImageWithFallback } from '@/ui/layout/image-with-fallback';
import { Price } from '@/ui/text/price';
import { Stepper } from '@/ui/controls/quantity-control';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Tag } from '@/ui/text/tag';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { EMPTY_CART_LINK_ID } from './empty-cart';

/** Two elements side by side. The second wraps when a word of the first would break. */
const SIDE_BY_SIDE = 'flex flex-wrap gap-x-3 lg:@min-[36rem]:contents';

export const CartLineRow = memo(function CartLineRow({ line }: { line: CartLine }) {
  useLanguage();
  const row = useFocusFallback(EMPTY_CART_LINK_ID);
  const { isWaiting, increase, decrease } = useLineActions(line);
  const isBusy = useAppSelector((state) => selectBusyVariantId(state) === line.variantId);
  const name = useAppSelector((state) => selectLineName(state, line));
  const hasOffer = line.offerPrice < line.price;
  const originalSubtotal = line.subtotal + (line.price - line.offerPrice) * line.quantity;
  return (
    <li
      ref={row}
      className="border-b border-line py-4 first:pt-0 lg:py-5 lg:@min-[28rem]:flex lg:@min-[28rem]:items-center lg:@min-[28rem]:gap-4"
    >
      <ImageWithFallback
        src={line.imageUrl ?? undefined}
        alt=""
        width={96}
        height={72}
        isGrey={line.isOutOfStock}
        className="hidden w-24 lg:@min-[28rem]:block"
      />
      <div className="min-w-0 flex-1 lg:@min-[36rem]:grid lg:@min-[36rem]:grid-cols-[minmax(0,1fr)_auto_7rem] lg:@min-[36rem]:items-center lg:@min-[36rem]:gap-x-6">
        <div className={SIDE_BY_SIDE}>
          <h3 className="flex w-min max-w-full min-w-0 grow items-start gap-2 text-16 font-semibold lg:@min-[36rem]:w-auto lg:@min-[36rem]:self-end">
            <FoodMark food={line.food} className="mt-1" />
            <span dir="auto" className={classNames('min-w-0', capitalizedClass(name))}>
              {name}
            </span>
          </h3>
          <Price
            amount={formatRupees(line.subtotal)}
            original={hasOffer ? formatRupees(originalSubtotal) : undefined}
            originalLabel={m.cart_line_price_before()}
            isOriginalFirst
            className="ms-auto min-w-28 justify-end lg:@min-[36rem]:col-start-3 lg:@min-[36rem]:row-span-2 lg:@min-[36rem]:row-start-1 lg:@min-[36rem]:min-w-0"
          />
        </div>
        <div className={classNames(SIDE_BY_SIDE, 'mt-1')}>
          <div className="w-min min-w-0 grow ps-6 text-12 text-ink-muted lg:text-14 lg:@min-[36rem]:w-auto lg:@min-[36rem]:self-start">
            {line.sizeLabel !== null && <p>{m.cart_size({ size: line.sizeLabel })}</p>}
            <Toppings line={line} />
            {line.isOutOfStock && (
              <Tag tone="danger" className="mt-1">
                {m.cart_line_out_of_stock()}
              </Tag>
            )}
          </div>
          <div className="ms-auto flex flex-col items-end lg:@min-[36rem]:col-start-2 lg:@min-[36rem]:row-span-2 lg:@min-[36rem]:row-start-1">
            <Stepper
              quantity={line.quantity}
              busy={isBusy || isWaiting}
              itemName={name}
              onDecrease={decrease}
              onIncrease={increase}
            />
            <SlowNotice busy={isBusy} />
          </div>
        </div>
      </div>
    </li>
  );
});

/** Handlers that change the quantity of a cart line (docs/behaviour.md 8.2). */
function useLineActions(line: CartLine) {
  const dispatch = useAppDispatch();
  const dish = useAppSelector((state) => selectVariantOwners(state).get(line.variantId)?.dish);

  const { isWaiting, tap } = useCartTap();

  const handleTap = (lineTap: 'increase' | 'decrease') => {
    const action = decideLineTap(line, dish, lineTap);
    if (action.type === 'remove') {
      void dispatch(removeOne({ variantId: action.variantId, origin: 'panel' }));
    } else if (dish && action.type === 'open-repeat-sheet') {
      dispatch(repeatSheetRequested(dish.id));
    } else if (dish && action.type === 'add') {
      void dispatch(addDish({ dishId: dish.id, variantId: action.variantId, quantity: 1, origin: 'panel' }));
    } else {
      dispatch(toastRequested({ text: m.cart_no_matching_selection(), tone: 'info' }));
    }
  };

  return {
    isWaiting,
    increase: () => tap(() => handleTap('increase')),
    decrease: () => tap(() => handleTap('decrease')),
  };
}

function Toppings({ line }: { line: CartLine }) {
  return line.customized
    .filter((dish) => dish.toppings !== '')
    .map((dish) => (
      <p key={dish.id} dir="auto">
        {dish.quantity === line.quantity
          ? dish.toppings
          : m.cart_toppings_of_some({ count: dish.quantity, toppings: dish.toppings })}
      </p>
    ));
}
