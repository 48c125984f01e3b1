import { minutesOfDay } from '@/lib/time-of-day';
import { DAY_MS, hasOffset, indianMoment, parseIndianDate } from '@/lib/indian-time';

/** Minutes from midnight. Earlier times belong to the night of the day before. */
const NIGHT_END_MINUTES = 6 * 60;
/** Closing times from `NIGHT_END_MINUTES` to noon may belong to a night shop (docs/behaviour.md 2.11). */
const NOON_MINUTES = 12 * 60;

/** Problems of a pick-up time (docs/behaviour.md 8.6). An empty or unreadable time is not set. */
export type PickupProblem = 'pickup-not-set' | 'pickup-passed' | 'pickup-too-late';

const isWithinADay = (moment: Date, now: Date) => moment.getTime() < now.getTime() + DAY_MS;

function closingMoment(closingTime: string, now: Date): Date | null {
  const minutes = minutesOfDay(closingTime);
  if (minutes === null) return null;
  const dated = parseIndianDate(closingTime);
  // A date-time in the past only counts as a time of day. So does one more than a day ahead, unless its offset makes it
  // an exact time (docs/behaviour.md 2.11).
  if (dated && dated > now && (isWithinADay(dated, now) || hasOffset(closingTime))) return dated;
  const today = indianMoment(now, minutes);
  if (minutes >= NOON_MINUTES) return today;
  const isNight = indianMoment(now, NIGHT_END_MINUTES) > now;
  // A closing before 06:00 is today's if it is night now and the time is ahead, otherwise tomorrow's. A later
  // closing is today's until it has passed.
  const isTodays = minutes < NIGHT_END_MINUTES ? isNight && today > now : today >= now;
  return isTodays ? today : indianMoment(now, minutes, 1);
}

function pickupMoment(minutes: number, now: Date, closing: Date | null, closingMinutes: number): Date {
  const isClosingTomorrow = closing !== null && closing >= indianMoment(now, 0, 1);
  if (minutes >= NIGHT_END_MINUTES) {
    const isMorningAfter =
      isClosingTomorrow &&
      isWithinADay(closing, now) &&
      closingMinutes >= NIGHT_END_MINUTES &&
      minutes <= closingMinutes;
    return indianMoment(now, minutes, isMorningAfter ? 1 : 0);
  }
  // Before 06:00, a shop that closes this morning accepts times of this morning.
  const isThisNight =
    indianMoment(now, NIGHT_END_MINUTES) > now &&
    closing !== null &&
    !isClosingTomorrow &&
    closingMinutes < NOON_MINUTES;
  return indianMoment(now, minutes, isThisNight ? 0 : 1);
}

/**
 * Requires a time after now and not after closing (docs/behaviour.md 8.6).
 * @param time 'HH:MM' @param closingTime server text; when unreadable, only past times are refused.
 */
export function pickupProblem(time: string, closingTime: string, now: Date): PickupProblem | null {
  const minutes = minutesOfDay(time);
  if (minutes === null) return 'pickup-not-set';
  const closingMinutes = minutesOfDay(closingTime);
  const closing = closingMoment(closingTime, now);
  const pickup = pickupMoment(minutes, now, closing, closingMinutes ?? 0);
  if (pickup <= now) return 'pickup-passed';
  return closing !== null && pickup > closing ? 'pickup-too-late' : null;
}

/** Returns the minutes until an open restaurant closes, rounded up; null when unknown or already past. */
export function minutesToClosing(closingTime: string, now: Date): number | null {
  const closing = closingMoment(closingTime, now);
  if (closing === null) return null;
  const left = Math.ceil((closing.getTime() - now.getTime()) / 60_000);
  return left > 0 ? left : null;
}

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Closing time as 'HH:MM' for the field's `max`; undefined when unknown. When the shop closes tomorrow, a `min` after
 * `max` makes the range run over midnight (HTML, reversed range).
 */
export function pickupRange(closingTime: string, now: Date): Record<'min' | 'max', string | undefined> {
  const minutes = minutesOfDay(closingTime);
  const closing = closingMoment(closingTime, now);
  if (minutes === null || closing === null) return { min: undefined, max: undefined };
  const isClosingTomorrow = closing >= indianMoment(now, 0, 1);
  return {
    min: isClosingTomorrow ? clockTime(Math.max(NIGHT_END_MINUTES, minutes + 1)) : undefined,
    max: clockTime(minutes),
  };
}
