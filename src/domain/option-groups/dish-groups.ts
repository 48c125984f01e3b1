import type { Dish } from '../menu/types';
import type { OptionGroups } from './types';

function groupsOf<Group extends { id: string }>(ids: readonly string[], groups: readonly Group[]): Group[] {
  return ids.flatMap((id) => groups.find((group) => group.id === id) ?? []);
}

export function groupsOfDish(dish: Dish | undefined, { customizations, addOns }: OptionGroups): OptionGroups {
  return {
    customizations: dish?.hasCustomizations ? groupsOf(dish.customizationGroupIds, customizations) : [],
    addOns: dish?.hasAddOns ? groupsOf(dish.addOnGroupIds, addOns) : [],
  };
}
