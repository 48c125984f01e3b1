import { DAY_MS, parseIndianDate } from '@/lib/indian-time';
import { formatDate, formatTime } from '@/texts/date-text';

export const isDateOnly = (orderDate: string): boolean => !/\d:\d/.test(orderDate);

/** '18 Nov 2026, 7:42 PM'; unreadable dates are shown as the server writes them. */
export function formatOrderDate(orderDate: string): string {
  const moment = parseIndianDate(orderDate);
  if (!moment) return orderDate;
  const day = formatDate(moment);
  return isDateOnly(orderDate) ? day : `${day}, ${formatTime(moment)}`;
}

/** False for an unreadable date. A date without a time may be as late as the end of its day. */
export function isOlderThanADay(orderDate: string, now: number): boolean {
  const placedAt = parseIndianDate(orderDate)?.getTime() ?? now;
  return placedAt + (isDateOnly(orderDate) ? 2 : 1) * DAY_MS < now;
}

/** Compares the dates where both are readable, otherwise the order numbers. */
export function newestFirst(a: { id: string; date: string }, b: { id: string; date: string }): number {
  const [dateA, dateB] = [parseIndianDate(a.date), parseIndianDate(b.date)];
  const byDate = dateA && dateB ? dateB.getTime() - dateA.getTime() : 0;
  return byDate || Number(b.id) - Number(a.id) || 0;
}
