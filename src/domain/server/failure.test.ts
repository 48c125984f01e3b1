import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { isOutcomeUnknown } from './failure';

describe('The outcome of a failed call', () => {
  it.each([
    ['a request that was not sent', new ApiFailure('not-sent', 'addToCart'), false],
    ['a dropped connection', new ApiFailure('network', 'addToCart'), true],
    ['an unreadable answer', new ApiFailure('answer', 'addToCart'), true],
    ['a bad gateway', new ApiFailure('status', 'addToCart', '', 502), true],
    ['a gateway timeout', new ApiFailure('status', 'addToCart', '', 504), true],
    ['a server error', new ApiFailure('status', 'addToCart', '', 500), false],
    ['a refusal', new ApiFailure('status', 'addToCart', '', 400), false],
    ['a cancelled call', new ApiFailure('cancelled', 'addToCart'), false],
    ['an error in the product’s code', new TypeError('undefined is not a function'), false],
  ])('is unknown only when the server may have acted: %s', (_, error, isUnknown) => {
    expect(isOutcomeUnknown(error)).toBe(isUnknown);
  });
});
