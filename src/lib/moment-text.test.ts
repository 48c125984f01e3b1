import { expect, it } from 'vitest';
import { momentText } from './moment-text';

const now = new Date(2026, 10, 18, 20, 15);

it.each([
  [new Date(2026, 10, 18, 19, 42), '7:42 PM'],
  [new Date(2026, 10, 18, 0, 5), '12:05 AM'],
  [new Date(2026, 10, 17, 20, 15), '17 Nov, 8:15 PM'],
  [new Date(2025, 10, 18, 9, 0), '18 Nov, 9:00 AM'],
])('%s is said as %s', (moment, text) => {
  expect(momentText(moment.getTime(), now)).toBe(text);
});
