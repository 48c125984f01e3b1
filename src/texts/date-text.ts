import { INDIAN_TIME_ZONE, indianMinutesOfDay, indianMoment } from '@/lib/indian-time';
import { minutesOfDay } from '@/lib/time-of-day';
import { byLocale } from '.';

const isEnglish = (locale: string) => locale.startsWith('en');

/** Formats in Indian time. English dates always read '18 Nov 2026'; other languages use their own format. */
const indianFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, { ...options, timeZone: INDIAN_TIME_ZONE });

const dayAndMonth = byLocale((locale) => indianFormat(locale, { day: 'numeric', month: 'short' }));
const date = byLocale((locale) => indianFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }));
const time = byLocale((locale) =>
  isEnglish(locale)
    ? englishTime
    : indianFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'short' }),
);

/** The first screen shows a time, and a phone takes 80 ms to create its first Intl.DateTimeFormat. */
const englishTime = {
  format: (moment: Date) => {
    const minutes = indianMinutesOfDay(moment);
    const hours = Math.floor(minutes / 60);
    return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  },
};

/** '18 Nov' */
export function formatDay(moment: Date): string {
  return dayAndMonth().format(moment);
}

/** '18 Nov 2026' */
export function formatDate(moment: Date): string {
  return date().format(moment);
}

/** '11:30 PM', in Hindi 'रात 11:30' */
export function formatTime(moment: Date): string {
  return time().format(moment);
}

/** '7:42 PM' for today, otherwise '18 Nov, 7:42 PM'. @param at epoch ms. */
export function formatMoment(at: number, now: Date): string {
  const moment = new Date(at);
  const clock = formatTime(moment);
  return formatDate(moment) === formatDate(now) ? clock : `${formatDay(moment)}, ${clock}`;
}

/** '11:30 PM' (docs/behaviour.md 2.9); '' for unreadable text. */
export function formatClockTime(stamp: string): string {
  const minutes = minutesOfDay(stamp);
  return minutes === null ? '' : formatTime(indianMoment(new Date(0), minutes));
}
