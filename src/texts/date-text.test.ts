import { expect, it, onTestFinished, vi } from 'vitest';
import { formatClockTime, formatMoment } from './date-text';

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

it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'formatClockTime shows the time of the restaurant on a device in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const texts = {
      '23:30': '11:30 PM',
      '23:30:00': '11:30 PM',
      '00:05': '12:05 AM',
      '12:00': '12:00 PM',
      '04:00:00': '4:00 AM',
      '2026-11-20T22:15:00': '10:15 PM',
      '2026-11-20 22:15': '10:15 PM',
      '2026-11-20T22:15:00.000+05:30': '10:15 PM',
      '2026-11-20T22:15:00+0530': '10:15 PM',
      '2026-11-20T16:45:00Z': '10:15 PM',
      '2026-11-20T08:45:00-08:00': '10:15 PM',
      '0001-01-01T22:15:00': '10:15 PM',
      '2026-11-20': '',
      '2026-11-20T25:00': '',
      '25:00': '',
      soon: '',
      '': '',
    };
    const formatted = Object.keys(texts).map((stamp) => [stamp, formatClockTime(stamp)]);
    expect(Object.fromEntries(formatted)).toEqual(texts);
  },
);
