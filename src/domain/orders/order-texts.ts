import { comparableText } from '@/lib/comparable-text';
import { DAY_MS, indianMoment, parseIndianDate } from '@/lib/indian-time';
import { formatDate, formatTime } from '@/texts/date-text';

/** Seconds or milliseconds since 1970. */
const EPOCH = /^(\d{10})(\d{3})?(?:\.\d+)?$/;

/** Groups: year, month and day, or day, month and year; hours, minutes, seconds; 'a' or 'p' of AM or PM. */
const CLOCK_DATE =
  /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?)?$/;

/** Parses what `parseIndianDate` does, and the other forms of docs/behaviour.md 2.11; otherwise null. */
export function parseOrderDate(orderDate: string): Date | null {
  const text = comparableText(orderDate);
  const [, epochSeconds, milliseconds = '000'] = EPOCH.exec(text) ?? [];
  if (epochSeconds !== undefined) return new Date(Number(epochSeconds + milliseconds));
  const parts = CLOCK_DATE.exec(text);
  if (!parts) return parseIndianDate(text);
  const [
    ,
    year,
    month,
    day,
    dayFirst,
    secondMonth,
    lastYear,
    hour = '0',
    minute = '00',
    second = '00',
    half,
  ] = parts;
  // '19:42 PM' is no clock's time, but its meaning is plain.
  const isHalfDay = half !== undefined && Number(hour) <= 12;
  if (half === 'a' && !isHalfDay) return null;
  const hours = isHalfDay ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : hour;
  const pad = (number: string | number = '') => String(number).padStart(2, '0');
  const date = [year ?? lastYear, pad(month ?? secondMonth), pad(day ?? dayFirst)].join('-');
  return parseIndianDate(`${date} ${pad(hours)}:${minute}:${second}`);
}

/** Whether a moment is midnight to the second: servers write a date without a time also as '18/11/2026 12:00:00 AM'. */
export const isDateOnly = (moment: Date): boolean => moment.getTime() === indianMoment(moment, 0).getTime();

/** '18 Nov 2026, 7:42 PM'; unreadable dates are shown as the server writes them. */
export function formatOrderDate(orderDate: string): string {
  const moment = parseOrderDate(orderDate);
  if (!moment) return orderDate;
  const day = formatDate(moment);
  return isDateOnly(moment) ? day : `${day}, ${formatTime(moment)}`;
}

/** False for an unreadable date. A date without a time may be as late as the end of its day. */
export function isOlderThanADay(orderDate: string, now: number): boolean {
  const placedAt = parseOrderDate(orderDate);
  return placedAt !== null && placedAt.getTime() + (isDateOnly(placedAt) ? 2 : 1) * DAY_MS < now;
}

/** Compares the dates where both are readable, otherwise the order numbers. */
export function newestFirst(a: { id: string; date: string }, b: { id: string; date: string }): number {
  const [dateA, dateB] = [parseOrderDate(a.date), parseOrderDate(b.date)];
  const byDate = dateA && dateB ? dateB.getTime() - dateA.getTime() : 0;
  return byDate || Number(b.id) - Number(a.id) || 0;
}
