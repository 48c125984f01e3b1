/** India has no daylight saving. */

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Returns 'YYYY-MM-DD HH:MM:SS' in UTC. */
export const formatUtcTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Returns 'YYYY-MM-DD HH:MM:SS' in Indian time. */
export const formatIndianTime = (date: Date): string =>
  formatUtcTime(new Date(date.getTime() + INDIA_AHEAD_MS));

export const parseIndianTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+05:30`);

/** Returns the day in India: 'YYYY-MM-DD' and its weekday. */
export function indianDay(moment: Date): { date: string; weekday: Weekday | undefined } {
  const date = formatIndianTime(moment).slice(0, 10);
  return { date, weekday: WEEKDAYS[new Date(date).getUTCDay()] };
}
