import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCustomization, formatCustomization, toppingTextOf } from './api';

describe('toppingTextOf', () => {
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
});

describe('readCustomization', () => {
  const UNREADABLE = { kind: 'unreadable' };
  const pieces = (id: string, option: string) => [
    `{customized_id: ${id}, data: [${option}]}`,
    '{customized_id: , data: []}',
  ];

  it('returns the text with which the units were added', () => {
    const option = fc.string({ minLength: 1 }).filter((name) => name.trim() === name);
    fc.assert(
      fc.property(fc.constantFrom('g-1', 'g-1,g 2'), option, (id, name) => {
        const added = formatCustomization({ customizations: [{ groupId: id, options: [name] }], addOns: [] });
        expect(readCustomization(pieces(id, name))).toEqual({ kind: 'customized', text: added });
      }),
    );
  });

  it('reports pieces without a readable customization as unreadable', () => {
    expect(readCustomization([])).toEqual(UNREADABLE);
    expect(readCustomization(pieces('g-1', 'Thin').slice(1))).toEqual(UNREADABLE);
    expect(readCustomization(['Thin crust', '{customized_id: , data: []}'])).toEqual(UNREADABLE);
    expect(readCustomization([null, 7])).toEqual(UNREADABLE);
  });
});

describe('formatCustomization', () => {
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
});
