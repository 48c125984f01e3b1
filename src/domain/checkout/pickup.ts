import { minutesOfDay } from '@/lib/clock';
import { indianMoment, momentOf } from '@/lib/indian-time';

/** Minutes from midnight before which a time belongs to the night that began the day before. */
const NIGHT_ENDS = 6 * 60;
/** A closing time from `NIGHT_ENDS` up to here may be that of a night shop (contract, section 7). */
const NOON = 12 * 60;

const DAY_MS = 24 * 60 * 60_000;

/** What is wrong with a pick-up time (spec, section 5). */
export type PickupProblem =
  /** None chosen, or none that can be read. */
  | 'missing'
  /** 'Selected time must be after current time.' */
  | 'passed'
  /** 'Please select a time before {closing time}' */
  | 'too-late';

/** When the restaurant, which is open now, closes; null when it does not say so. */
function closingMoment(closingTime: string, now: Date): Date | null {
  const minutes = minutesOfDay(closingTime);
  if (minutes === null) return null;
  const dated = momentOf(closingTime);
  // A date-time that is not ahead of now, or is further ahead than a day, tells no more than the time of day.
  if (dated && dated > now && dated.getTime() < now.getTime() + DAY_MS) return dated;
  const today = indianMoment(now, minutes);
  if (minutes >= NOON) return today;
  const isNight = indianMoment(now, NIGHT_ENDS) > now;
  // Of a closing before 06:00 the small hours see this night's, the day the next; later ones pass first.
  const isTodays = minutes < NIGHT_ENDS ? isNight && today > now : today >= now;
  return isTodays ? today : indianMoment(now, minutes, 1);
}

/** The moment that a pick-up time means. */
function pickupMoment(minutes: number, now: Date, closing: Date | null, closingMinutes: number): Date {
  const closesTomorrow = closing !== null && closing >= indianMoment(now, 0, 1);
  if (minutes >= NIGHT_ENDS) {
    const isMorningAfter = closesTomorrow && closingMinutes >= NIGHT_ENDS && minutes <= closingMinutes;
    return indianMoment(now, minutes, isMorningAfter ? 1 : 0);
  }
  // In the small hours of a shop that closes this morning, the night is already tomorrow's.
  const isThisNight =
    indianMoment(now, NIGHT_ENDS) > now && closing !== null && !closesTomorrow && closingMinutes < NOON;
  return indianMoment(now, minutes, isThisNight ? 0 : 1);
}

/**
 * What is wrong with a pick-up time: valid is one later than now and not after closing time, times before
 * 06:00 counting as next day (spec, section 5; contract, section 7: Pick-up field).
 * @param time 'HH:MM' as the field gives it.
 * @param closingTime as the server gives it; without a readable one only the past is refused.
 * @returns null for a valid time.
 */
export function pickupProblem(time: string, closingTime: string, now: Date): PickupProblem | null {
  const minutes = minutesOfDay(time);
  if (minutes === null) return 'missing';
  const closingMinutes = minutesOfDay(closingTime);
  const closing = closingMoment(closingTime, now);
  const pickup = pickupMoment(minutes, now, closing, closingMinutes ?? 0);
  if (pickup <= now) return 'passed';
  return closing !== null && pickup > closing ? 'too-late' : null;
}

/**
 * Whole minutes until closing, rounded up; null when the restaurant, which is open now, does not say when it
 * closes or is open beyond that.
 */
export function minutesToClosing(closingTime: string, now: Date): number | null {
  const closing = closingMoment(closingTime, now);
  if (closing === null) return null;
  const left = Math.ceil((closing.getTime() - now.getTime()) / 60_000);
  return left > 0 ? left : null;
}

/** 'HH:MM' of closing, for the field's `max`; undefined when it is not known. */
export function pickupMaximum(closingTime: string): string | undefined {
  const minutes = minutesOfDay(closingTime);
  if (minutes === null) return undefined;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
