import { dateText, timeText } from '@/lib/date-text';

/** The moment that an `Order_Date` such as '2026-11-18 19:42:10' or an ISO date-time names; null for others. */
export function momentOf(orderDate: string): Date | null {
  const stamp = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    orderDate,
  );
  if (!stamp) return null;
  const [, day = '', time = '00:00', zone = ''] = stamp;
  // Without a zone it is the restaurant's wall clock, which is the diner's too.
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** '18 Nov 2026, 7:42 PM'; what cannot be read as a date is shown as the server writes it. */
export function readableDate(orderDate: string): string {
  const moment = momentOf(orderDate);
  if (!moment) return orderDate;
  const day = dateText(moment);
  return /\d:\d/.test(orderDate) ? `${day}, ${timeText(moment)}` : day;
}

/** Sorts the newest first: by date where both have one that can be read, else by number. */
export function newestFirst(a: { id: string; date: string }, b: { id: string; date: string }): number {
  const [earlier, later] = [momentOf(a.date), momentOf(b.date)];
  const byDate = earlier && later ? later.getTime() - earlier.getTime() : 0;
  return byDate || Number(b.id) - Number(a.id) || 0;
}
