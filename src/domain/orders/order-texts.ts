import { parseIndianDate } from '@/lib/indian-time';
import { m } from '@/texts';
import { formatDate, formatTime } from '@/texts/date-text';
import { DELIVERED, NOT_ACCEPTED } from './types';

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

/** Returns the restaurant's own status text, except for the product's statuses. */
export function statusText(status: string): string {
  if (status === DELIVERED) return m.orders_delivered();
  if (status === NOT_ACCEPTED) return m.orders_not_accepted();
  return status;
}
