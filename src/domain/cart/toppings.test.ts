import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPaise } from '@/lib/money';
import { customizationTextOf, toppingTextOf } from './api';
import { formatCustomization } from './change-api';

describe('toppingTextOf', () => {
  it('joins the bracketed texts of all pieces', () => {
    expect(
      toppingTextOf([
        '{customized_id: g-1, data: [Thin crust]}',
        '{customized_id: x-2, data: [Extra cheese:40, Olives:25]}',
      ]),
    ).toBe('Thin crust, Extra cheese:40, Olives:25');
  });

  it('skips pieces without a selection and values that are not text', () => {
    expect(
      toppingTextOf(['{customized_id: , data: []}', null, '{customized_id: x, data: [Olives:25]}']),
    ).toBe('Olives:25');
    expect(toppingTextOf([])).toBe('');
  });

  it('keeps brackets, colons and commas of option names', () => {
    expect(toppingTextOf(['{customized_id: g, data: [Red Bull [energy, 250 ml], A : B]}'])).toBe(
      'Red Bull [energy, 250 ml], A : B',
    );
  });

  it('returns any option name, trimmed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        expect(toppingTextOf([`{customized_id: g-1, data: [${name}]}`])).toBe(name.trim());
      }),
    );
  });
});

describe('customizationTextOf', () => {
  const pieces = (id: string, option: string) => [
    `{customized_id: ${id}, data: [${option}]}`,
    '{customized_id: , data: []}',
  ];

  it('returns the text with which the units were added', () => {
    const option = fc.string({ minLength: 1 }).filter((name) => name.trim() === name);
    fc.assert(
      fc.property(fc.constantFrom('g-1', 'g-1,g 2'), option, (id, name) => {
        const added = formatCustomization({ customizations: [{ groupId: id, options: [name] }], addOns: [] });
        expect(customizationTextOf(pieces(id, name))).toBe(added);
      }),
    );
  });

  it('returns an empty text for pieces without a readable customization', () => {
    expect(customizationTextOf([])).toBe('');
    expect(customizationTextOf(pieces('g-1', 'Thin').slice(1))).toBe('');
    expect(customizationTextOf(['Thin crust', '{customized_id: , data: []}'])).toBe('');
    expect(customizationTextOf([null, 7])).toBe('');
  });
});

describe('formatCustomization', () => {
  it('returns exactly the text that the contract specifies', () => {
    expect(
      formatCustomization({
        customizations: [{ groupId: 'g-1', options: ['Thin crust'] }],
        addOns: [
          {
            groupId: 'x-2',
            options: [
              { name: 'Extra cheese', price: 4000 },
              { name: 'Olives', price: 2500 },
            ],
          },
        ],
      }),
    ).toBe(
      '[{"customized_id":"g-1","data":"[Thin crust]"},{"customized_id":"x-2","data":"[Extra cheese:40, Olives:25]"}]',
    );
  });

  it('returns two empty entries when nothing is selected', () => {
    const nothing = '[{"customized_id":"","data":"[]"},{"customized_id":"","data":"[]"}]';
    expect(formatCustomization({ customizations: [], addOns: [] })).toBe(nothing);
    expect(
      formatCustomization({
        customizations: [{ groupId: 'g-1', options: [] }],
        addOns: [{ groupId: 'x-1', options: [] }],
      }),
    ).toBe(nothing);
  });

  it('lists only groups with a selection and joins their ids with commas', () => {
    const text = formatCustomization({
      customizations: [
        { groupId: 'g-1', options: ['A'] },
        { groupId: 'g-2', options: [] },
        { groupId: 'g-3', options: ['B', 'C'] },
      ],
      addOns: [
        { groupId: 'x-1', options: [{ name: 'Cheese', price: 4000 }] },
        { groupId: 'x-2', options: [{ name: 'Cheese', price: 3000 }] },
      ],
    });
    expect(JSON.parse(text)).toEqual([
      { customized_id: 'g-1,g-3', data: '[A, B, C]' },
      { customized_id: 'x-1,x-2', data: '[Cheese:40, Cheese:30]' },
    ]);
  });

  it('writes any selection as valid JSON with group ids, option names and exact prices', () => {
    // Commas separate the names in brackets, so names with commas cannot be told apart.
    const name = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 8 })
      .map((text) => text.replaceAll(',', ';'));
    const price = fc.integer({ min: 0, max: 900_000_000 });
    const groupId = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
    const selection = fc.record({
      customizations: fc.array(fc.record({ groupId, options: fc.array(name, { maxLength: 4 }) }), {
        maxLength: 3,
      }),
      addOns: fc.array(
        fc.record({ groupId, options: fc.array(fc.record({ name, price }), { maxLength: 4 }) }),
        { maxLength: 3 },
      ),
    });
    const ids = (groups: readonly { groupId: string; options: readonly unknown[] }[]) =>
      groups.flatMap((group) => (group.options.length > 0 ? [group.groupId] : [])).join(',');
    fc.assert(
      fc.property(selection, (chosen) => {
        const [options, addOns, ...more] = JSON.parse(formatCustomization(chosen)) as Record<
          string,
          string
        >[];
        expect(more).toEqual([]);
        expect(options?.['customized_id']).toBe(ids(chosen.customizations));
        expect(addOns?.['customized_id']).toBe(ids(chosen.addOns));

        const names = chosen.customizations.flatMap((group) => group.options);
        expect(options?.['data']).toBe(`[${names.join(', ')}]`);
        const extras = chosen.addOns.flatMap((group) => group.options);
        const written = addOns?.['data']?.slice(1, -1).split(/, (?=[^,]*:)/) ?? [];
        const read = extras.length === 0 ? [] : written;
        expect(
          read.map((text) => ({
            name: text.slice(0, text.lastIndexOf(':')),
            price: toPaise(Number(text.slice(text.lastIndexOf(':') + 1))),
          })),
        ).toEqual(extras);
      }),
    );
  });

  it('writes prices in rupees without trailing zeros', () => {
    const option = (name: string, price: number) => ({ name, price });
    const text = formatCustomization({
      customizations: [],
      addOns: [{ groupId: 'x', options: [option('A', 95), option('B : C', 1250), option('D [e]', 10_000)] }],
    });
    expect(JSON.parse(text)).toEqual([
      { customized_id: '', data: '[]' },
      { customized_id: 'x', data: '[A:0.95, B : C:12.5, D [e]:100]' },
    ]);
  });
});
