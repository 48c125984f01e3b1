import type { ReactElement } from 'react';
import { MAX_TOPPINGS_LENGTH } from '@/config/limits';
import { selectLineName } from '@/domain/cart/cart-texts';
import {
  selectAcceptedLines,
  selectBusyCustomizedId,
  selectBusyVariantId,
  selectCartLines,
} from '@/domain/cart/slice';
import { changeCustomized, removeOne } from '@/domain/cart/thunks';
import type { CartLine } from '@/domain/cart/types';
import { unlistedUnits } from '@/domain/cart/rules';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useCartTap } from './use-cart-tap';
import { m } from '@/texts';
import type { Elements } from '@/ui/elements';
import { ClampedText } from '@/ui/text/clamped-text';
import { FoodMark } from '@/ui/text/food-mark';
import { Stepper } from '@/ui/controls/quantity-control';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { SlowNotice } from '@/ui/feedback/slow-notice';

interface RepeatItemProps {
  variantId: string;
  customizedId: string;
}

function findCustomizedDish(lines: readonly CartLine[], { variantId, customizedId }: RepeatItemProps) {
  const line = lines.find((candidate) => candidate.variantId === variantId);
  const customized = line?.customized.find((candidate) => candidate.id === customizedId);
  return line && customized ? { line, customized } : undefined;
}

export function RepeatItem(props: RepeatItemProps) {
  const { variantId, customizedId } = props;
  const dispatch = useAppDispatch();
  const accepted = useAppSelector(selectAcceptedLines);
  const shown = useAppSelector(selectCartLines);
  const isBusy = useAppSelector(selectBusyCustomizedId) === customizedId;

  const found = findCustomizedDish(accepted, props);
  if (!found) return null;
  const { line, customized } = found;
  // An optimistically removed last unit counts 0 until the server accepts the removal.
  const { quantity, subtotal } = findCustomizedDish(shown, props)?.customized ?? { quantity: 0, subtotal: 0 };
  const unit = Math.round(customized.subtotal / customized.quantity);
  const addOns = unit - customized.offerPrice;
  const change = (type: 'add' | 'remove') => {
    void dispatch(changeCustomized({ variantId, customizedId, type }));
  };

  return (
    <RepeatRow
      line={line}
      name={customized.name}
      quantity={quantity}
      isBusy={isBusy}
      onDecrease={() => change('remove')}
      onIncrease={() => change('add')}
      price={
        <>
          <span>
            {addOns > 0
              ? m.dish_repeat_each_with_addons({
                  amount: formatRupees(customized.offerPrice),
                  addOns: formatRupees(addOns),
                })
              : m.dish_repeat_each({ amount: formatRupees(unit) })}
          </span>
          <span className="shrink-0">
            <span>{m.dish_repeat_subtotal()}</span>{' '}
            <span className="ms-1 text-16 font-bold text-ink">{formatRupees(subtotal)}</span>
          </span>
        </>
      }
    >
      {customized.toppings !== '' && (
        <ClampedText
          text={customized.toppings}
          limit={MAX_TOPPINGS_LENGTH}
          moreLabel={m.dish_more()}
          lessLabel={m.dish_less()}
        />
      )}
    </RepeatRow>
  );
}

interface UnlistedItemProps {
  line: CartLine;
  /** Opens the dish's popup: units with unknown options cannot be added again. */
  onAddNew: () => void;
}

/** Customized units whose options the server does not list. */
export function UnlistedItem({ line, onAddNew }: UnlistedItemProps) {
  const dispatch = useAppDispatch();
  const { variantId } = line;
  const shown = useAppSelector(selectCartLines).find((candidate) => candidate.variantId === variantId);
  const isBusy = useAppSelector(selectBusyVariantId) === variantId;
  return (
    <RepeatRow
      line={line}
      name=""
      quantity={shown ? unlistedUnits(shown) : 0}
      isBusy={isBusy}
      onDecrease={() => void dispatch(removeOne({ variantId, origin: 'sheet' }))}
      onIncrease={onAddNew}
    >
      <p className="mt-1 text-14 text-ink-muted">{m.dish_repeat_unlisted()}</p>
    </RepeatRow>
  );
}

interface RepeatRowProps {
  line: CartLine;
  /** '' shows the name of the line. */
  name: string;
  quantity: number;
  isBusy: boolean;
  onDecrease: () => void;
  onIncrease: () => void;
  price?: ReactElement;
  children: Elements;
}

function RepeatRow(props: RepeatRowProps) {
  const { line, quantity, isBusy, onDecrease, onIncrease, price, children } = props;
  const row = useFocusFallback();
  const { isWaiting, tap } = useCartTap();
  const lineName = useAppSelector((state) => selectLineName(state, line));
  const name = props.name || lineName;
  return (
    <li ref={row} className="py-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="w-min min-w-0 grow">
          <div className="flex items-start gap-2">
            <FoodMark food={line.food} className="mt-1" />
            <h3 dir="auto" className="min-w-0 text-16 font-semibold">
              {name}
            </h3>
          </div>
          {line.sizeLabel !== null && (
            <p dir="auto" className="mt-1 text-14 text-ink-muted">
              {line.sizeLabel}
            </p>
          )}
          {children}
        </div>
        <Stepper
          size="cart"
          quantity={quantity}
          busy={isBusy || isWaiting}
          itemName={name}
          onDecrease={() => tap(onDecrease)}
          onIncrease={() => tap(onIncrease)}
          className="ms-auto"
        />
      </div>
      {price && (
        <div className="mt-2 flex items-baseline justify-between gap-3 text-14 text-ink-muted tabular-nums">
          {price}
        </div>
      )}
      <SlowNotice busy={isBusy} className="mt-1 text-end text-12 text-ink-muted" />
    </li>
  );
}
