import { expect, it } from 'vitest';
import {
  DEBOUNCE_MS,
  MAX_DESCRIPTION_LENGTH,
  MAX_VARIANTS,
  MAX_POPUP_DESCRIPTION_LENGTH,
  SEARCH_THRESHOLD,
  MAX_TOPPINGS_LENGTH,
} from './limits';

// spec: 9-4
it('hold the waits of the specification’s section 9, in ms', () => {
  expect(DEBOUNCE_MS).toEqual({
    row: 150,
    cartPanel: 200,
    dishPopup: 500,
    search: 300,
    addressFetch: 150,
    price: 150,
  });
});

// spec: 9-5
it('hold the cuts and counts of the specification’s section 9', () => {
  expect([MAX_DESCRIPTION_LENGTH, MAX_POPUP_DESCRIPTION_LENGTH, MAX_TOPPINGS_LENGTH, MAX_VARIANTS]).toEqual([
    72, 100, 80, 2,
  ]);
});

// spec: 5-13, 9-8
it('hold the threshold of the fuzzy search', () => {
  expect(SEARCH_THRESHOLD).toBe(0.8);
});
