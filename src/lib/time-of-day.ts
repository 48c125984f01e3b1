import { indianMinutesOfDay, parseIndianDate } from './indian-time';

/** '23:30', '23:30:00', '23.30', '2330', '11:30 PM', '11 p.m.' */
const CLOCK = /^(\d{1,2})(?:[:.]?(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:(a|p)\.?m\.?)?$/i;

/**
 * Minutes from midnight in India of a server's time (docs/behaviour.md 2.11); otherwise null.
 * The end of the day, 24:00, is the midnight of the next day: 0.
 */
export function minutesOfDay(stamp: string): number | null {
  const [clock, hourText, minuteText, halfDay] = CLOCK.exec(stamp.trim()) ?? [];
  if (clock !== undefined && (minuteText ?? halfDay) !== undefined) {
    const isAfternoon = halfDay?.toLowerCase() === 'p';
    const minutes = Number(minuteText ?? 0);
    let hours = Number(hourText);
    if (hours === 24 && minutes === 0 && !halfDay) hours = 0;
    // '23:30 PM' is no clock's time, but its meaning is plain.
    else if (hours > 23 || minutes > 59 || (halfDay && !isAfternoon && hours > 12)) return null;
    else if (halfDay) hours = (hours % 12) + (isAfternoon ? 12 : 0);
    return hours * 60 + minutes;
  }
  const moment = stamp.includes(':') ? parseIndianDate(stamp) : null;
  return moment && indianMinutesOfDay(moment);
}
