import { describe, expect, it } from 'vitest';
import { readPersistedOffer } from './persisted-offer';

describe('The applied offer', () => {
  const offer = { id: 'o-1', code: 'TASTY10', message: '10% off', cashback: 2000 };

  it('is found for the cart that it was applied to, with nothing beside it', () => {
    expect(readPersistedOffer({ cartId: 'c-1', offer: { ...offer, isWallet: true } }, 'c-1')).toEqual(offer);
    expect(readPersistedOffer({ cartId: 'c-1', offer }, 'c-2')).toBeNull();
    expect(readPersistedOffer({ offer }, 'c-1')).toBeNull();
  });

  it.each(['id', 'code', 'message'])('is none whose %s is no text', (name) => {
    for (const value of [undefined, null, 7, ['o-1']])
      expect(readPersistedOffer({ cartId: 'c-1', offer: { ...offer, [name]: value } }, 'c-1')).toBeNull();
  });

  it.each([undefined, null, '2000', 0.5, NaN, Infinity, 2 ** 53])('brings nothing back by %j', (cashback) => {
    expect(readPersistedOffer({ cartId: 'c-1', offer: { ...offer, cashback } }, 'c-1')).toEqual({
      ...offer,
      cashback: 0,
    });
  });

  it.each([undefined, null, '', 'o-1', 0, true, [], [{ id: 'o-1' }], {}])('is none in %j', (value) => {
    expect(readPersistedOffer(value, 'c-1')).toBeNull();
    expect(readPersistedOffer({ cartId: 'c-1', offer: value }, 'c-1')).toBeNull();
  });
});
