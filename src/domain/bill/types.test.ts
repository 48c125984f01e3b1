import { expect, it } from 'vitest';
import { honoursOffer, type Bill } from './types';

it.each([
  ['tasty10', 'TASTY10', true],
  ['TASTY10', 'Tasty10', true],
  ['TASTY10', 'TASTY1', false],
  ['', 'TASTY10', false],
])('a bill with the coupon "%s" honours the offer "%s": %s', (coupon, code, isHonoured) => {
  expect(honoursOffer({ coupon } as Bill, code)).toBe(isHonoured);
});
