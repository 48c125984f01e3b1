import { foodFilterChosen, selectFoodFilter } from '@/domain/menu/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { RadioGroup } from '@/ui/controls/radio-group';
import { FoodMark } from '@/ui/text/food-mark';

/** Id of the filter's 'All': focus fallback after 'Show all dishes' is pressed. */
export const ALL_DISHES_ID = 'all-dishes';

/** Veg, non-veg or all (docs/behaviour.md 4.2): chips on phones, a segmented control on desktop. */
export function FoodFilter() {
  const value = useAppSelector(selectFoodFilter);
  const dispatch = useAppDispatch();
  return (
    <RadioGroup
      label={m.menu_food_filter()}
      options={[
        { value: 'all', label: m.menu_all(), id: ALL_DISHES_ID },
        { value: 'veg', label: m.veg(), icon: <FoodMark food="veg" isDecorative /> },
        { value: 'nonveg', label: m.nonveg(), icon: <FoodMark food="nonveg" isDecorative /> },
      ]}
      value={value}
      onChange={(chosen) => dispatch(foodFilterChosen(chosen))}
      className="flex flex-wrap gap-2 lg:gap-0 lg:rounded-card lg:bg-surface-sunken lg:p-1"
      optionClassName="min-h-9 shrink-0 gap-2 rounded-full border border-line-strong bg-surface px-3 [--touch-inset:-4px] has-checked:border-[1.5px] lg:h-9 lg:min-w-22 lg:rounded-control lg:not-has-checked:border-transparent lg:not-has-checked:bg-transparent lg:not-has-checked:text-ink-muted"
    />
  );
}
