import { expect, it } from 'vitest';
import {
  DEBOUNCE,
  DESCRIPTION_CUT,
  MAX_VARIANTS,
  POPUP_DESCRIPTION_CUT,
  SEARCH_THRESHOLD,
  TOPPINGS_CUT,
} from './limits';

// spec: 9-4
it('hold the waits of the specification’s section 9, in ms', () => {
  expect(DEBOUNCE).toEqual({
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
  expect([DESCRIPTION_CUT, POPUP_DESCRIPTION_CUT, TOPPINGS_CUT, MAX_VARIANTS]).toEqual([72, 100, 80, 2]);
});

// spec: 5-13, 9-8
it('hold the threshold of the fuzzy search', () => {
  expect(SEARCH_THRESHOLD).toBe(0.8);
});
