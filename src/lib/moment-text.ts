import { dateText, dayText, timeText } from './date-text';

/** '7:42 PM' for today, otherwise '18 Nov, 7:42 PM'. @param at epoch ms. */
export function momentText(at: number, now: Date): string {
  const moment = new Date(at);
  const time = timeText(moment);
  return dateText(moment) === dateText(now) ? time : `${dayText(moment)}, ${time}`;
}
