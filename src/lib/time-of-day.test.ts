import { expect, it } from 'vitest';
import { minutesOfDay } from './time-of-day';

const HALF_PAST_ELEVEN_PM = 23 * 60 + 30;

it.each([
  ...['23:30', '23:30:00', '23:30:00.000', '23.30', '2330', '2026-11-18T23:30:00', '2026-11-18 18:00:00Z'],
  ...[
    '11:30 PM',
    '11:30pm',
    '11:30 p.m.',
    '11.30 PM',
    '1130 PM',
    '11:30:00 PM',
    '11:30\u202fPM',
    ' 23:30 PM ',
  ],
])('minutesOfDay reads %j as half past eleven at night', (stamp) => {
  expect(minutesOfDay(stamp)).toBe(HALF_PAST_ELEVEN_PM);
});

it.each([
  ['06:55', 415],
  ['6:55', 415],
  ['0655', 415],
  ['6:55 AM', 415],
  ['24:00', 0],
  ['24:00:00', 0],
  ['2400', 0],
  ['00:00', 0],
  ['12:00 AM', 0],
  ['00:15 AM', 15],
  ['12:00 PM', 720],
  ['12 PM', 720],
  ['11 pm', 1380],
])('minutesOfDay reads %j as %i minutes since midnight', (stamp, minutes) => {
  expect(minutesOfDay(stamp)).toBe(minutes);
});

it.each([
  ...['', 'noon', 'midnight', '23', '25:00', '24:30', '23:60', '13:00 AM', '11:30 XM', '23:3', '233000'],
  ...['23:30 IST', '11:30 PM - 12:30 AM', '1e3', '-1:30', '1764345000000', '23:30\n24:00'],
])('minutesOfDay returns null for %j', (stamp) => {
  expect(minutesOfDay(stamp)).toBeNull();
});
