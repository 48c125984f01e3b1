import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withStructuralSharing } from './structural-sharing';

describe('withStructuralSharing', () => {
  const older = { names: ['a', 'b'], dishes: { a: { price: 1, tags: ['x'] }, b: { price: 2, tags: [] } } };

  it('reuses the unchanged objects beside and inside a changed one', () => {
    const newer = structuredClone(older);
    newer.dishes.a.price = 3;
    const shared = withStructuralSharing(older, newer);
    expect(shared).toEqual(newer);
    expect(shared.names).toBe(older.names);
    expect(shared.dishes.b).toBe(older.dishes.b);
    expect(shared.dishes.a).not.toBe(older.dishes.a);
    expect(shared.dishes.a.tags).toBe(older.dishes.a.tags);
  });

  it('returns the newer key order, because lists are rendered in it', () => {
    const newer = { b: 2, a: 1 };
    expect(Object.keys(withStructuralSharing({ a: 1, b: 2 }, newer))).toEqual(['b', 'a']);
  });

  it('returns a value with the same JSON as the newer value, for any two values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(JSON.stringify(withStructuralSharing(before, after))).toBe(JSON.stringify(after));
      }),
    );
  });
});
