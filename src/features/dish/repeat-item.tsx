import { useRef } from 'react';
import { STILL_TRYING, TOPPINGS_CUT } from '@/config/limits';
import { selectLineName } from '@/domain/cart/line-name';
import { selectAcceptedLines, selectBusyCustomizedId, selectCartLines } from '@/domain/cart/slice';
import { changeCustomized } from '@/domain/cart/thunks';
import type { CartLine } from '@/domain/cart/types';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { ClampedText } from '@/ui/clamped-text';
import { FoodMark } from '@/ui/food-mark';
import { Stepper } from '@/ui/quantity-control';
import { useKeptFocus } from '@/ui/use-kept-focus';
import { useLate } from '@/ui/use-late';

interface RepeatItemProps {
  variantId: string;
  customizedId: string;
}

function findVersion(lines: readonly CartLine[], { variantId, customizedId }: RepeatItemProps) {
  const line = lines.find((candidate) => candidate.variantId === variantId);
  const version = line?.customized.find((candidate) => candidate.id === customizedId);
  return line && version ? { line, version } : undefined;
}

/** A customized version of a dish: what it is made of, its price, its units and their money. */
export function RepeatItem(props: RepeatItemProps) {
  const { variantId, customizedId } = props;
  const row = useRef<HTMLLIElement>(null);
  useKeptFocus(row, {});
  const dispatch = useAppDispatch();
  const accepted = useAppSelector(selectAcceptedLines);
  const shown = useAppSelector(selectCartLines);
  const isBusy = useAppSelector(selectBusyCustomizedId) === customizedId;
  const isLate = useLate(isBusy, STILL_TRYING);

  const found = findVersion(accepted, props);
  const name = useAppSelector((state) => found && (found.version.name || selectLineName(state, found.line)));
  if (!found || name === undefined) return null;
  const { line, version } = found;
  // The last unit, once taken away, is shown as none until the server has accepted that.
  const { quantity, subtotal } = findVersion(shown, props)?.version ?? { quantity: 0, subtotal: 0 };
  const addOns = Math.round(version.subtotal / version.quantity) - version.offerPrice;
  const amount = formatRupees(version.offerPrice);
  const change = (type: 'add' | 'remove') => {
    void dispatch(changeCustomized({ variantId, customizedId, type }));
  };

  return (
    <li ref={row} className="py-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="w-min min-w-0 grow">
          <div className="flex items-start gap-2">
            <FoodMark veg={line.veg} label={line.veg ? m.dish_veg() : m.dish_nonveg()} className="mt-1" />
            <h3 className="min-w-0 text-16 font-semibold">{name}</h3>
          </div>
          {line.sizeLabel !== null && <p className="mt-1 text-14 text-ink-muted">{line.sizeLabel}</p>}
          {version.toppings !== '' && (
            <ClampedText
              text={version.toppings}
              limit={TOPPINGS_CUT}
              moreLabel={m.dish_more()}
              lessLabel={m.dish_less()}
            />
          )}
        </div>
        <Stepper
          size="cart"
          quantity={quantity}
          busy={isBusy}
          groupLabel={m.dish_quantity({ dish: name })}
          decreaseLabel={m.dish_decrease()}
          increaseLabel={m.dish_increase()}
          onDecrease={() => change('remove')}
          onIncrease={() => change('add')}
          className="ms-auto"
        />
      </div>
      <div className="mt-2 flex items-baseline justify-between gap-3 text-14 text-ink-muted tabular-nums">
        <span>
          {addOns > 0
            ? m.dish_repeat_each_with_addons({ amount, addOns: formatRupees(addOns) })
            : m.dish_repeat_each({ amount })}
        </span>
        <span className="shrink-0">
          {m.dish_repeat_subtotal()}{' '}
          <span className="ms-1 text-16 font-bold text-ink">{formatRupees(subtotal)}</span>
        </span>
      </div>
      <div role="status">
        {isLate && <p className="mt-1 text-end text-12 text-ink-muted">{m.still_trying()}</p>}
      </div>
    </li>
  );
}
