import { useId } from 'react';
import { foodFilterChosen, selectFoodFilter } from '@/domain/menu/slice';
import type { FoodFilter as Choice } from '@/domain/menu/shown-categories';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { FoodMark } from '@/ui/text/food-mark';

const choices: readonly { value: Choice; label: () => string; veg?: boolean }[] = [
  { value: 'all', label: () => m.menu_all() },
  { value: 'veg', label: () => m.veg(), veg: true },
  { value: 'nonveg', label: () => m.nonveg(), veg: false },
];

/** Veg, non-veg or all (spec §2): chips on phones, a segmented control on desktop. */
export function FoodFilter() {
  const name = useId();
  const chosen = useAppSelector(selectFoodFilter);
  const dispatch = useAppDispatch();
  return (
    <div
      role="radiogroup"
      aria-label={m.menu_food_filter()}
      className="flex flex-wrap gap-2 lg:gap-0 lg:rounded-card lg:bg-surface-sunken lg:p-1"
    >
      {choices.map(({ value, label, veg }) => (
        <label
          key={value}
          className="relative inline-flex min-h-9 shrink-0 items-center justify-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-14 font-semibold has-checked:border-[1.5px] has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink lg:h-9 lg:min-w-22 lg:rounded-control lg:not-has-checked:border-transparent lg:not-has-checked:bg-transparent lg:not-has-checked:text-ink-muted"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => dispatch(foodFilterChosen(value))}
            className="absolute inset-x-0 -inset-y-1 cursor-[inherit] appearance-none rounded-full outline-none"
          />
          {veg !== undefined && <FoodMark isVeg={veg} isDecorative />}
          <span>{label()}</span>
        </label>
      ))}
    </div>
  );
}
