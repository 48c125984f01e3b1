import { expect, it } from 'vitest';
import { formatMoment } from './date-text';

const now = new Date('2026-11-18T20:15:00+05:30');

it.each([
  ['2026-11-18T19:42:00+05:30', '7:42 PM'],
  ['2026-11-18T00:05:00+05:30', '12:05 AM'],
  ['2026-11-17T20:15:00+05:30', '17 Nov, 8:15 PM'],
  ['2026-11-17T23:59:00+05:30', '17 Nov, 11:59 PM'],
  ['2025-11-18T09:00:00+05:30', '18 Nov, 9:00 AM'],
])('on 18 Nov 2026, formatMoment formats %s as %s', (moment, text) => {
  expect(formatMoment(new Date(moment).getTime(), now)).toBe(text);
});
