import { describe, expect, it } from 'vitest';
import { clockTime, minutesOfDay } from './clock';

describe('closing stamps', () => {
  // spec: 3-3
  it.each([
    ['23:30', '11:30 PM'],
    ['23:30:00', '11:30 PM'],
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['04:00:00', '4:00 AM'],
    ['2026-11-20T22:15:00', '10:15 PM'],
    ['25:00', ''],
    ['soon', ''],
    ['', ''],
  ])("'%s' reads '%s'", (stamp, text) => {
    expect(clockTime(stamp)).toBe(text);
  });

  it('gives minutes from midnight', () => {
    expect(minutesOfDay('06:55')).toBe(415);
    expect(minutesOfDay('nonsense')).toBeNull();
  });
});
