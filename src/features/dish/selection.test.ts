import { describe, expect, it } from 'vitest';
import type { AddOnGroup, CustomizationGroup, OptionGroups } from '@/domain/option-groups/types';
import {
  hintOf,
  initialSelection,
  isMet,
  linePrice,
  selectionError,
  toDishSelection,
  toggleOption,
} from './selection';

const base: CustomizationGroup = {
  id: 'g-base',
  name: 'Base',
  min: 1,
  max: 1,
  isRequired: true,
  options: ['Thin crust', 'Cheese burst (with egg)'],
};
const way: CustomizationGroup = {
  id: 'g-way',
  name: 'Way',
  min: 0,
  max: 0,
  isRequired: false,
  options: ['Less oil', 'No onion, no garlic', 'Extra: gravy'],
};
const extras: AddOnGroup = {
  id: 'x-extra',
  name: 'Extras',
  min: 1,
  max: 2,
  isRequired: true,
  options: [
    { name: 'Extra cheese', price: 4000 },
    { name: 'Olives', price: 2550 },
    { name: 'Red Bull [250 ml]', price: 9500 },
  ],
};
const dips: AddOnGroup = {
  id: 'x-dips',
  name: 'Dips',
  min: 0,
  max: -1,
  isRequired: false,
  options: [
    { name: 'Extra cheese', price: 3000 },
    { name: 'Mint', price: 1000 },
  ],
};
const groups: OptionGroups = { customizations: [base, way], addOns: [extras, dips] };
const variant = { id: 'v', label: null, price: 34_000, offerPrice: 32_000 };

describe('The initial selection of the popup', () => {
  it('contains the first options and add-ons of each group, up to its minimum', () => {
    expect(initialSelection(groups)).toEqual({
      customizations: { 'g-base': ['Thin crust'], 'g-way': [] },
      addOns: { 'x-extra': ['Extra cheese'], 'x-dips': [] },
    });
    const dozen = { ...groups, customizations: [{ ...way, min: 12 }] };
    expect(initialSelection(dozen).customizations['g-way']).toEqual(way.options);
  });
});

describe('A tap on an option', () => {
  it('selects it, or deselects it when it is already selected', () => {
    expect(toggleOption(way, ['Less oil'], 'Extra: gravy')).toEqual(['Less oil', 'Extra: gravy']);
    expect(toggleOption(way, ['Less oil', 'Extra: gravy'], 'Less oil')).toEqual(['Extra: gravy']);
  });

  it('is rejected beyond the maximum, even a maximum of one, but can always deselect', () => {
    expect(toggleOption(base, ['Thin crust'], 'Cheese burst (with egg)')).toBe('over-limit');
    expect(toggleOption(extras, ['Extra cheese', 'Olives'], 'Red Bull [250 ml]')).toBe('over-limit');
    expect(toggleOption(base, ['Thin crust', 'Cheese burst (with egg)'], 'Thin crust')).toEqual([
      'Cheese burst (with egg)',
    ]);
  });

  it('has no limit when the maximum is 0 or less', () => {
    expect(toggleOption(way, way.options.slice(0, 2), 'Extra: gravy')).toHaveLength(3);
    expect(toggleOption(dips, ['Mint'], 'Extra cheese')).toHaveLength(2);
  });
});

describe('The hint of a group', () => {
  it('shows the minimum of a required customization or add-on group', () => {
    expect(hintOf(base)).toEqual({ kind: 'at-least', count: 1 });
    expect(hintOf(extras)).toEqual({ kind: 'at-least', count: 1 });
  });

  it('shows the maximum (at least the minimum) of an optional group, or its option count without a maximum', () => {
    expect(hintOf({ ...base, isRequired: false, max: 3 })).toEqual({ kind: 'up-to', count: 3 });
    expect(hintOf(way)).toEqual({ kind: 'up-to', count: 3 });
    expect(hintOf(dips)).toEqual({ kind: 'up-to', count: 2 });
    expect(hintOf({ ...base, isRequired: false, min: 2, max: 1 })).toEqual({ kind: 'up-to', count: 2 });
  });
});

describe('Adding a selection', () => {
  const chosen = initialSelection(groups);
  const noBase = { ...chosen, customizations: { 'g-base': [], 'g-way': [] } };

  it('is rejected without a size or the required options of a group', () => {
    expect(selectionError(variant, groups, chosen)).toBeNull();
    expect(selectionError(undefined, groups, chosen)).toEqual({ reason: 'no-size' });
    expect(selectionError(variant, groups, noBase)).toEqual({
      reason: 'group-not-met',
      groupId: 'g-base',
    });
  });

  it('does not check the minimum of add-on groups', () => {
    expect(selectionError(variant, groups, { ...chosen, addOns: {} })).toBeNull();
  });

  it('requires all options of a group that has fewer options than its minimum', () => {
    const short = { ...base, min: 2, max: 0, options: ['Thin crust'] };
    expect(isMet(short, [])).toBe(false);
    expect(isMet(short, ['Thin crust'])).toBe(true);
  });

  it('requires nothing from an optional group, whatever its minimum', () => {
    expect(isMet({ ...way, min: 2 }, [])).toBe(true);
  });
});

describe('A selection', () => {
  it('is sent to the cart in the menu’s order', () => {
    const selection = {
      customizations: { 'g-way': ['Extra: gravy', 'Less oil'] },
      addOns: { 'x-extra': ['Olives'] },
    };
    expect(toDishSelection(groups, selection)).toEqual({
      customizations: [
        { groupId: 'g-base', options: [] },
        { groupId: 'g-way', options: ['Less oil', 'Extra: gravy'] },
      ],
      addOns: [
        { groupId: 'x-extra', options: [{ name: 'Olives', price: 2550 }] },
        { groupId: 'x-dips', options: [] },
      ],
    });
  });

  it('costs (offer price + add-ons) × quantity, with each add-on at the price in its own group', () => {
    const selection = {
      customizations: { 'g-way': ['Less oil'] },
      addOns: { 'x-extra': ['Extra cheese', 'Olives'], 'x-dips': ['Extra cheese'] },
    };
    expect(linePrice(variant, groups, selection, 1)).toBe(32_000 + 4000 + 2550 + 3000);
    expect(linePrice(variant, groups, selection, 3)).toBe(3 * (32_000 + 4000 + 2550 + 3000));
    expect(linePrice(variant, groups, { customizations: {}, addOns: {} }, 2)).toBe(64_000);
  });
});
