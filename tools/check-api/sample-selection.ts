import type { DishSelection } from '../../src/domain/cart/types';
import type { Dish } from '../../src/domain/menu/types';
import type { OptionGroups } from '../../src/domain/option-groups/types';
import type { ChosenByGroup } from '../../src/features/dish/selection';
import type { StorefrontApi } from './call-recorder';

interface NamedOptions {
  id: string;
  names: readonly string[];
}

/** Another choice of as many options, or of one. */
function otherChoice(groups: readonly NamedOptions[], chosen: ChosenByGroup): ChosenByGroup | undefined {
  for (const { id, names } of groups) {
    const current = chosen[id] ?? [];
    const other = names.find((name) => !current.includes(name));
    if (other !== undefined) return { ...chosen, [id]: [...current.slice(1), other] };
  }
  return undefined;
}

/** The selection that the dish's popup opens with, and another one. Both are the same for a dish without a choice. */
export function sampleSelections(
  storefront: StorefrontApi,
  dish: Dish,
  options: OptionGroups,
): [DishSelection, DishSelection] {
  const groups = storefront.groupsOfDish(dish, options);
  const initial = storefront.initialSelection(groups);
  const customizations = otherChoice(
    groups.customizations.map((group) => ({ id: group.id, names: group.options })),
    initial.customizations,
  );
  const addOns = otherChoice(
    groups.addOns.map((group) => ({ id: group.id, names: group.options.map(({ name }) => name) })),
    initial.addOns,
  );
  const other = customizations ? { ...initial, customizations } : { ...initial, ...(addOns && { addOns }) };
  return [storefront.toDishSelection(groups, initial), storefront.toDishSelection(groups, other)];
}
