import type { Paise } from '@/lib/money';
import type { Dish } from '../menu/types';
import { idle, type Resource } from '../server/resource-state';

export interface OptionGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  isRequired: boolean;
}

/** Option names are as the server writes them, because they are sent back. `plainText` makes them readable. */
export interface CustomizationGroup extends OptionGroup {
  options: readonly string[];
}

export interface AddOnGroup extends OptionGroup {
  options: readonly { name: string; price: Paise }[];
}

/** Options may be cheaper than none, but no unit costs less than ₹0 (docs/behaviour.md 2.10). */
export function unitPrice(offerPrice: Paise, addOns: readonly { price: Paise }[]): Paise {
  return Math.max(
    0,
    addOns.reduce((sum, { price }) => sum + price, offerPrice),
  );
}

export interface OptionGroups {
  customizations: readonly CustomizationGroup[];
  addOns: readonly AddOnGroup[];
}

export interface OptionGroupsState {
  customizations: Resource<readonly CustomizationGroup[] | null>;
  addOns: Resource<readonly AddOnGroup[] | null>;
}

export const initialState: OptionGroupsState = { customizations: idle(null), addOns: idle(null) };

function groupsOf<Group extends { id: string }>(ids: readonly string[], groups: readonly Group[]): Group[] {
  return groups.filter(({ id }) => ids.includes(id));
}

/** Returns the groups in the server's order (docs/behaviour.md 2.12). */
export function groupsOfDish(dish: Dish | undefined, { customizations, addOns }: OptionGroups): OptionGroups {
  return {
    customizations: dish?.hasCustomizations ? groupsOf(dish.customizationGroupIds, customizations) : [],
    addOns: dish?.hasAddOns ? groupsOf(dish.addOnGroupIds, addOns) : [],
  };
}
