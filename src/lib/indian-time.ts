/**
 * A restaurant's clock: Indian time, wherever the device is (contract, section 8: Time zone). India has one time zone
 * and no daylight saving.
 */
export const INDIAN_TIME_ZONE = 'Asia/Kolkata';

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** Indian time is ahead of UTC by this much. */
const OFFSET_MS = 330 * MINUTE_MS;

/** When the clock in India shows `minutes` from midnight, `days` after the day of `now`. */
export function indianMoment(now: Date, minutes: number, days = 0): Date {
  const today = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS);
  return new Date((today + days) * DAY_MS + minutes * MINUTE_MS - OFFSET_MS);
}

/** Minutes from midnight that the clock shows in India. */
export function indianMinutes(moment: Date): number {
  return Math.floor((moment.getTime() - indianMoment(moment, 0).getTime()) / MINUTE_MS);
}

/**
 * The moment that a stamp such as '2026-11-18 19:42:10' or an ISO date-time names. Without an offset it is Indian time,
 * and a date alone is its midnight.
 * @returns null for other texts.
 */
export function momentOf(stamp: string): Date | null {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:(Z)|([+-]\d{2}):?(\d{2}))?)?$/i.exec(
      stamp.trim(),
    );
  if (!parts) return null;
  const [, day = '', time = '00:00', utc, hours = '+05', minutes = '30'] = parts;
  const moment = new Date(`${day}T${time}${utc ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
