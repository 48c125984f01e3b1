import { useState } from 'react';
import {
  carNumberChanged,
  dineInByChosen,
  selectCarNumber,
  selectDineInBy,
  selectTableNumber,
  tableNumberChanged,
} from '@/domain/checkout/slice';
import { readTableOrCar, type CheckoutChoices } from '@/domain/checkout/order-types';
import { PERSISTED_INPUT } from '@/platform/chunk-recovery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { ChoiceInput } from '@/ui/controls/choice-row';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { TextField } from '@/ui/controls/text-field';
import { controlIds, selectErrorAt, type OrderError } from './order-error';

type DineInBy = CheckoutChoices['dineInBy'];

/** Table number (default) or car number (docs/behaviour.md 8.6). */
export function TableOrCar({ orderError }: { orderError: OrderError | null }) {
  const dispatch = useAppDispatch();
  const dineInBy = useAppSelector(selectDineInBy);
  const hasOrderError = useAppSelector(
    (state) => selectErrorAt(state, orderError, 'table-or-car') !== undefined,
  );
  const options: readonly [DineInBy, string][] = [
    ['table', m.checkout_table()],
    ['car', m.checkout_car()],
  ];
  return (
    <>
      <div role="radiogroup" aria-label={m.checkout_dine_in_by()} className="flex gap-6">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 has-checked:font-semibold">
            <ChoiceInput
              kind="radio"
              name="dine-in-by"
              value={value}
              checked={dineInBy === value}
              onChange={() => dispatch(dineInByChosen(value))}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <NumberField key={dineInBy} by={dineInBy} hasOrderError={hasOrderError} />
    </>
  );
}

function NumberField({ by, hasOrderError }: { by: DineInBy; hasOrderError: boolean }) {
  const dispatch = useAppDispatch();
  const [wasTyped, setTyped] = useState(false);
  const isTable = by === 'table';
  const value = useAppSelector(isTable ? selectTableNumber : selectCarNumber);
  const number = readTableOrCar(value);
  const isMissing = number === '' && (wasTyped || hasOrderError);
  const change = (text: string) => dispatch(isTable ? tableNumberChanged(text) : carNumberChanged(text));
  const required = isTable ? m.checkout_table_required() : m.checkout_car_required();
  return (
    <TextField
      {...CLARITY_MASK}
      {...PERSISTED_INPUT}
      id={controlIds.tableOrCar}
      label={isTable ? m.checkout_table_number() : m.checkout_car_number()}
      value={value}
      autoComplete="off"
      enterKeyHint="done"
      {...(!isTable && { autoCapitalize: 'characters' })}
      error={isMissing ? required : undefined}
      onChange={(event) => {
        setTyped(true);
        change(event.target.value);
      }}
      onBlur={() => {
        if (number !== value) change(number);
      }}
      className="mt-2"
    />
  );
}
