/** Restaurants use Indian time wherever the device is (docs/behaviour.md 2.11). India has no daylight saving. */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
const OFFSET_MS = 330 * MINUTE_MS;

/** Returns the time `minutes` after Indian midnight, `days` after the day of `now`. */
export function indianMoment(now: Date, minutes: number, days = 0): Date {
  const today = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS + minutes * MINUTE_MS - OFFSET_MS);
}

export function indianMinutesOfDay(moment: Date): number {
  return Math.floor((moment.getTime() - indianMoment(moment, 0).getTime()) / MINUTE_MS);
}

/** Groups: day, time, 'Z', hours and minutes of the offset. */
const STAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i;

/** Parses '2026-11-18 19:42:10' or ISO, otherwise null. Without an offset it is Indian time, without a time midnight. */
export function parseIndianDate(stamp: string): Date | null {
  const parts = STAMP.exec(stamp.trim());
  if (!parts) return null;
  const [, day = '', time = '00:00', utc, hours = '+05', minutes = '30'] = parts;
  const moment = new Date(`${day}T${time}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

export function hasOffset(stamp: string): boolean {
  const [, , , utc, hours] = STAMP.exec(stamp.trim()) ?? [];
  return (utc ?? hours) !== undefined;
}
