import type { DishSelection } from '@/domain/cart/types';
import type { SizeVariant } from '@/domain/menu/types';
import { unitPrice, type OptionGroup, type OptionGroups } from '@/domain/option-groups/types';
import type { Paise } from '@/lib/money';

/** Names of the chosen options, by group id. Two groups may contain the same name. */
export interface Selection {
  customizations: ChosenByGroup;
  addOns: ChosenByGroup;
}

type ChosenByGroup = Readonly<Record<string, readonly string[]>>;

interface WithOptions extends OptionGroup {
  options: readonly unknown[];
}

function firstOfEach<Group extends OptionGroup>(
  groups: readonly Group[],
  names: (group: Group) => readonly string[],
): ChosenByGroup {
  return Object.fromEntries(groups.map((group) => [group.id, names(group).slice(0, group.min)]));
}

/** Returns the first `min` options of each group (docs/behaviour.md 5.3). */
export function initialSelection({ customizations, addOns }: OptionGroups): Selection {
  return {
    customizations: firstOfEach(customizations, (group) => group.options),
    addOns: firstOfEach(addOns, (group) => group.options.map((option) => option.name)),
  };
}

/** Returns the maximum of a group; 0 or less means no limit (docs/behaviour.md 5.3). It is never below the minimum. */
export function limitOf(group: OptionGroup): number {
  return group.max > 0 ? Math.max(group.max, group.min) : Infinity;
}

export function toggleOption(
  group: OptionGroup,
  chosen: readonly string[],
  name: string,
): readonly string[] | 'over-limit' {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  return chosen.length >= limitOf(group) ? 'over-limit' : [...chosen, name];
}

/** Returns the hint of a group: its minimum or its maximum (docs/behaviour.md 5.3). */
export function hintOf(group: WithOptions): { kind: 'at-least' | 'up-to'; count: number } {
  return group.isRequired
    ? { kind: 'at-least', count: group.min }
    : { kind: 'up-to', count: group.max > 0 ? limitOf(group) : group.options.length };
}

/** A short list needs all of its options. */
export function isMet(group: WithOptions, chosen: readonly string[]): boolean {
  return !group.isRequired || chosen.length >= Math.min(group.min, group.options.length);
}

export type SelectionError =
  | { reason: 'no-size' }
  /** `groupId`: the first group without enough options. */
  | { reason: 'group-not-met'; groupId: string };

/** Checks a selection before adding (docs/behaviour.md 5.3). The minimum of add-on groups is not checked. */
export function selectionError(
  variant: SizeVariant | undefined,
  groups: OptionGroups,
  selection: Selection,
): SelectionError | null {
  if (!variant) return { reason: 'no-size' };
  const unmet = groups.customizations.find(
    (group) => !isMet(group, selection.customizations[group.id] ?? []),
  );
  return unmet ? { reason: 'group-not-met', groupId: unmet.id } : null;
}

/** Groups and options are in menu order. */
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

/** Returns (offer price + chosen add-ons) × quantity (docs/behaviour.md 2.10). */
export function linePrice(
  variant: SizeVariant,
  groups: OptionGroups,
  selection: Selection,
  quantity: number,
): Paise {
  const addOns = toDishSelection(groups, selection).addOns.flatMap((group) => group.options);
  return unitPrice(variant.offerPrice, addOns) * quantity;
}
