import { expect, it } from 'vitest';
import { minutesOfDay } from './time-of-day';

it('minutesOfDay returns the minutes since midnight, and null for an invalid time', () => {
  expect(minutesOfDay('06:55')).toBe(415);
  expect(minutesOfDay('nonsense')).toBeNull();
});
