import { expect, it } from 'vitest';
import { rankOffers } from './slice';
import type { Offer } from './types';

const offer = (code: string, minimum: number, maxDiscount: number, walletValue = 0): Offer => ({
  id: code,
  code,
  message: code,
  isWallet: walletValue > 0,
  walletValue,
  minimumOrder: minimum,
  maxDiscount,
});

it('rankOffers puts usable offers first, highest value first, then the others by smallest missing amount', () => {
  const offers = [
    offer('FAR', 90_000, 20_000),
    offer('SMALL', 10_000, 5000),
    offer('NEAR', 56_000, 10_000),
    offer('BACK', 30_000, 0, 7500),
    offer('EXACT', 50_000, 6000),
  ];
  expect(rankOffers(offers, 50_000).map((ranked) => [ranked.offer.code, ranked.missing])).toEqual([
    ['BACK', 0],
    ['EXACT', 0],
    ['SMALL', 0],
    ['NEAR', 6000],
    ['FAR', 40_000],
  ]);
});
