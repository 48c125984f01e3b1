import { indianMinutesOfDay, parseIndianDate } from './indian-time';

/** Minutes from midnight in India for 'HH:MM', 'HH:MM:SS' or an ISO date-time (contract §4); otherwise null. */
export function minutesOfDay(stamp: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(stamp.trim());
  if (clock) {
    const [hours, minutes] = [Number(clock[1]), Number(clock[2])];
    return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
  }
  const moment = stamp.includes(':') ? parseIndianDate(stamp) : null;
  return moment && indianMinutesOfDay(moment);
}
