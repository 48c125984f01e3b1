import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SizeVariant } from '@/domain/menu/types';
import type { AddOnGroup, CustomizationGroup } from '@/domain/option-groups/types';
import {
  hintOf,
  initialSelection,
  isMet,
  limitOf,
  linePrice,
  selectionError,
  toDishSelection,
  toggleOption,
  type Selection,
} from './selection';

const limits = {
  name: fc.string(),
  min: fc.integer({ min: 0, max: 6 }),
  max: fc.integer({ min: -2, max: 6 }),
  isRequired: fc.boolean(),
};
const optionName = fc.string({ minLength: 1, maxLength: 6 });
const customization: fc.Arbitrary<CustomizationGroup> = fc.record({
  id: fc.stringMatching(/^g-[0-9]{1,4}$/),
  ...limits,
  options: fc.uniqueArray(optionName, { maxLength: 6 }),
});
const addOn: fc.Arbitrary<AddOnGroup> = fc.record({
  id: fc.stringMatching(/^x-[0-9]{1,4}$/),
  ...limits,
  options: fc.uniqueArray(fc.record({ name: optionName, price: fc.nat({ max: 10_000_000 }) }), {
    selector: ({ name }) => name,
    maxLength: 6,
  }),
});
const groups = fc.record({
  customizations: fc.uniqueArray(customization, { selector: ({ id }) => id, maxLength: 3 }),
  addOns: fc.uniqueArray(addOn, { selector: ({ id }) => id, maxLength: 3 }),
});
const variant: fc.Arbitrary<SizeVariant> = fc.record({
  id: fc.constant('v'),
  label: fc.constant(null),
  price: fc.nat({ max: 900_000_000 }),
  offerPrice: fc.nat({ max: 900_000_000 }),
});
const taps = fc.array(fc.nat(), { maxLength: 20 });

function tapped(group: CustomizationGroup, before: readonly string[], at: readonly number[]) {
  return at.reduce<readonly string[]>((chosen, tap) => {
    const name = group.options[tap % group.options.length];
    const next = name === undefined ? chosen : toggleOption(group, chosen, name);
    return next === 'over-limit' ? chosen : next;
  }, before);
}

describe('The options selected by any taps in a group', () => {
  it('never exceed the maximum or initial number, never repeat and always belong to the group', () => {
    fc.assert(
      fc.property(customization, taps, fc.boolean(), (group, at, fromNothing) => {
        const [first = []] = fromNothing
          ? []
          : Object.values(initialSelection({ customizations: [group], addOns: [] }).customizations);
        const chosen = tapped(group, first, at);
        expect(chosen.length).toBeLessThanOrEqual(Math.max(limitOf(group), first.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.every((name) => group.options.includes(name))).toBe(true);
      }),
    );
  });

  it('are restored by a second tap on the same option; only a tap beyond the maximum is rejected', () => {
    fc.assert(
      fc.property(customization, taps, fc.nat(), (group, at, tap) => {
        const name = group.options[tap % group.options.length];
        fc.pre(name !== undefined);
        const before = tapped(group, [], at);
        const once = toggleOption(group, before, name);
        const isRefused = !before.includes(name) && before.length >= limitOf(group);
        expect(once === 'over-limit').toBe(isRefused);
        if (once === 'over-limit') return;
        expect(Math.abs(once.length - before.length)).toBe(1);
        const twice = toggleOption(group, once, name);
        expect(new Set(twice)).toEqual(new Set(before));
      }),
    );
  });

  it('meet the requirement after all remaining options have been tapped', () => {
    fc.assert(
      fc.property(customization, taps, (group, at) => {
        const chosen = tapped(group, tapped(group, [], at), []);
        const all = group.options
          .map((_, index) => index)
          .filter((index) => !chosen.includes(group.options[index] ?? ''));
        expect(isMet(group, tapped(group, chosen, all))).toBe(true);
      }),
    );
  });

  it('meet the requirement exactly when they reach the minimum, and always when all are selected', () => {
    fc.assert(
      fc.property(customization, taps, (group, at) => {
        const chosen = tapped({ ...group, max: 0 }, [], at);
        const needed = group.isRequired ? Math.min(group.min, group.options.length) : 0;
        expect(isMet(group, chosen)).toBe(chosen.length >= needed);
        expect(isMet(group, group.options)).toBe(true);
        if (isMet(group, chosen)) expect(isMet(group, [...chosen, 'one more'])).toBe(true);
        expect(hintOf(group).count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('The initial selection of the popup', () => {
  it('meets all requirements, so that it can be added unchanged', () => {
    fc.assert(
      fc.property(groups, variant, (given, size) => {
        expect(selectionError(size, given, initialSelection(given))).toBeNull();
      }),
    );
  });
});

describe('The price of a selection', () => {
  const chosenOf = (given: { customizations: CustomizationGroup[]; addOns: AddOnGroup[] }, at: number[]) => {
    const pick = <T>(options: readonly T[]) => options.filter((_, index) => at.includes(index));
    return {
      customizations: Object.fromEntries(
        given.customizations.map(({ id, options }) => [id, pick(options)] as const),
      ),
      addOns: Object.fromEntries(
        given.addOns.map(({ id, options }) => [id, pick(options).map(({ name }) => name)] as const),
      ),
    } satisfies Selection;
  };
  const picks = fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 6 });
  const quantity = fc.integer({ min: 1, max: 100 });

  it('is an integer, at least the dish price, proportional to the quantity and never lower with more options', () => {
    fc.assert(
      fc.property(groups, variant, picks, picks, quantity, (given, size, some, others, units) => {
        const price = linePrice(size, given, chosenOf(given, some), units);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(size.offerPrice * units);
        expect(price).toBe(linePrice(size, given, chosenOf(given, some), 1) * units);
        const withMore = linePrice(size, given, chosenOf(given, [...some, ...others]), units);
        expect(withMore).toBeGreaterThanOrEqual(price);
        expect(linePrice(size, given, { customizations: {}, addOns: {} }, units)).toBe(
          size.offerPrice * units,
        );
      }),
    );
  });

  it('is the dish price plus the sent add-ons, where every chosen option is sent in its own group', () => {
    fc.assert(
      fc.property(groups, variant, picks, (given, size, some) => {
        const selection = chosenOf(given, some);
        const sent = toDishSelection(given, selection);
        const names = sent.customizations.map(({ groupId, options }) => [groupId, options] as const);
        expect(Object.fromEntries(names)).toEqual(selection.customizations);
        const extras = sent.addOns.flatMap(({ options }) => options);
        expect(linePrice(size, given, selection, 1)).toBe(
          extras.reduce((sum, { price }) => sum + price, size.offerPrice),
        );
        expect(extras).toHaveLength(Object.values(selection.addOns).flat().length);
      }),
    );
  });
});
