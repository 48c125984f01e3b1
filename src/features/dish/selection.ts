import type { DishSelection } from '@/domain/cart/types';
import type { Dish, OptionGroup, OptionGroups, SizeVariant } from '@/domain/menu/types';
import type { Paise } from '@/lib/money';

/** What is chosen in a dish's popup: option names by group id. A name may stand in several groups. */
export interface Selection {
  customizations: ChosenByGroup;
  addOns: ChosenByGroup;
}

export type ChosenByGroup = Readonly<Record<string, readonly string[]>>;

interface WithOptions extends OptionGroup {
  options: readonly unknown[];
}

function firstOfEach<Group extends OptionGroup>(
  groups: readonly Group[],
  names: (group: Group) => readonly string[],
): ChosenByGroup {
  return Object.fromEntries(groups.map((group) => [group.id, names(group).slice(0, group.min)]));
}

/** What a popup opens with: the first `min` options of each group (spec, section 4: Dish popup). */
export function initialSelection({ customizations, addOns }: OptionGroups): Selection {
  return {
    customizations: firstOfEach(customizations, (group) => group.options),
    addOns: firstOfEach(addOns, (group) => group.options.map((option) => option.name)),
  };
}

/**
 * The most options that may be chosen in a group; a maximum of 0 or less is no limit (spec, section 5). A maximum below
 * the group's minimum gives way to it, as such a group could not be filled.
 */
export function limitOf(group: OptionGroup): number {
  return group.max > 0 ? Math.max(group.max, group.min) : Infinity;
}

/**
 * An option ticked or unticked.
 * @returns what is then chosen, or 'over-limit' when one more than the group allows was asked for.
 */
export function toggleOption(
  group: OptionGroup,
  chosen: readonly string[],
  name: string,
): readonly string[] | 'over-limit' {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return chosen.length >= limitOf(group) ? 'over-limit' : [...chosen, name];
}

/** The hint below a group's name: what has to be chosen, or how much may be (spec, section 5). */
export function hintOf(group: WithOptions): { kind: 'at-least' | 'up-to'; count: number } {
  return group.required
    ? { kind: 'at-least', count: group.min }
    : { kind: 'up-to', count: group.max > 0 ? limitOf(group) : group.options.length };
}

/** Whether a required group has as many options chosen as it needs; of too short a list, all. */
export function isMet(group: WithOptions, chosen: readonly string[]): boolean {
  return !group.required || chosen.length >= Math.min(group.min, group.options.length);
}

/** Why a dish cannot be added as it stands. */
export type SelectionError =
  /** 'please select quantity' */
  | { reason: 'no-dish' }
  /** 'Please select quantity size' */
  | { reason: 'no-size' }
  /** 'Please select customize option'; the group is the first whose requirement is not met. */
  | { reason: 'group-not-met'; groupId: string };

/**
 * Checks what is chosen before it is added (spec, section 5: Dish popup). The minimum of add-on groups is
 * not checked, though their hint says it.
 */
export function selectionError(
  dish: Dish | undefined,
  variant: SizeVariant | undefined,
  groups: OptionGroups,
  selection: Selection,
): SelectionError | null {
  if (!dish) return { reason: 'no-dish' };
  if (!variant) return { reason: 'no-size' };
  const unmet = groups.customizations.find(
    (group) => !isMet(group, selection.customizations[group.id] ?? []),
  );
  return unmet ? { reason: 'group-not-met', groupId: unmet.id } : null;
}

/** What is chosen as the cart takes it: groups and options in the menu's order, whatever the taps' order was. */
export function toDishSelection(groups: OptionGroups, selection: Selection): DishSelection {
  return {
    customizations: groups.customizations.map((group) => ({
      groupId: group.id,
      options: group.options.filter((name) => selection.customizations[group.id]?.includes(name)),
    })),
    addOns: groups.addOns.map((group) => ({
      groupId: group.id,
      options: group.options.filter((option) => selection.addOns[group.id]?.includes(option.name)),
    })),
  };
}

/** (offer price of the size + prices of the chosen add-ons) times quantity (spec, section 5: Line price). */
export function linePrice(
  variant: SizeVariant,
  groups: OptionGroups,
  selection: Selection,
  quantity: number,
): Paise {
  const addOns = toDishSelection(groups, selection).addOns.flatMap((group) => group.options);
  return addOns.reduce((sum, option) => sum + option.price, variant.offerPrice) * quantity;
}
