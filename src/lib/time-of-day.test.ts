import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatClockTime, minutesOfDay } from './time-of-day';

// spec: 3-3
describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'formatClockTime on a device in the time zone %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    it.each([
      ['23:30', '11:30 PM'],
      ['23:30:00', '11:30 PM'],
      ['00:05', '12:05 AM'],
      ['12:00', '12:00 PM'],
      ['04:00:00', '4:00 AM'],
      ['2026-11-20T22:15:00', '10:15 PM'],
      ['2026-11-20 22:15', '10:15 PM'],
      ['2026-11-20T22:15:00.000+05:30', '10:15 PM'],
      ['2026-11-20T22:15:00+0530', '10:15 PM'],
      ['2026-11-20T16:45:00Z', '10:15 PM'],
      ['2026-11-20T08:45:00-08:00', '10:15 PM'],
      ['0001-01-01T22:15:00', '10:15 PM'],
      ['2026-11-20', ''],
      ['2026-11-20T25:00', ''],
      ['25:00', ''],
      ['soon', ''],
      ['', ''],
    ])('formats "%s" as "%s"', (stamp, text) => {
      expect(formatClockTime(stamp)).toBe(text);
    });
  },
);

it('minutesOfDay returns the minutes since midnight, and null for an invalid time', () => {
  expect(minutesOfDay('06:55')).toBe(415);
  expect(minutesOfDay('nonsense')).toBeNull();
});
