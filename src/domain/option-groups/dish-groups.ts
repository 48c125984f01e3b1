import type { Dish } from '../menu/types';
import type { OptionGroups } from './types';

function groupsOf<Group extends { id: string }>(ids: readonly string[], groups: readonly Group[]): Group[] {
  return groups.filter(({ id }) => ids.includes(id));
}

/** Returns the groups in the server's order (contract §8, Lists of ids). */
export function groupsOfDish(dish: Dish | undefined, { customizations, addOns }: OptionGroups): OptionGroups {
  return {
    customizations: dish?.hasCustomizations ? groupsOf(dish.customizationGroupIds, customizations) : [],
    addOns: dish?.hasAddOns ? groupsOf(dish.addOnGroupIds, addOns) : [],
  };
}
