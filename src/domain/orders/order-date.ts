import { formatDate, formatTime } from '@/texts/date-text';
import { parseIndianDate } from '@/lib/indian-time';

export const isDateOnly = (orderDate: string): boolean => !/\d:\d/.test(orderDate);

/** '18 Nov 2026, 7:42 PM'; unreadable dates are shown as the server writes them. */
export function formatOrderDate(orderDate: string): string {
  const moment = parseIndianDate(orderDate);
  if (!moment) return orderDate;
  const day = formatDate(moment);
  return isDateOnly(orderDate) ? day : `${day}, ${formatTime(moment)}`;
}

/** Compares the dates where both are readable, otherwise the order numbers. */
export function newestFirst(a: { id: string; date: string }, b: { id: string; date: string }): number {
  const [dateA, dateB] = [parseIndianDate(a.date), parseIndianDate(b.date)];
  const byDate = dateA && dateB ? dateB.getTime() - dateA.getTime() : 0;
  return byDate || Number(b.id) - Number(a.id) || 0;
}
