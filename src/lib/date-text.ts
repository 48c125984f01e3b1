import { INDIAN_TIME_ZONE } from './indian-time';
import { byLocale } from './locale';

const isEnglish = (locale: string) => locale.startsWith('en');

/** Formats in Indian time. English dates always read '18 Nov 2026'; other languages use their own format. */
const inIndia = (english: string, options: (locale: string) => Intl.DateTimeFormatOptions) =>
  byLocale(
    (locale) =>
      new Intl.DateTimeFormat(isEnglish(locale) ? english : locale, {
        ...options(locale),
        timeZone: INDIAN_TIME_ZONE,
      }),
  );

const dayAndMonth = inIndia('en-GB', () => ({ day: 'numeric', month: 'short' }));
const date = inIndia('en-GB', () => ({ day: 'numeric', month: 'short', year: 'numeric' }));
const time = inIndia('en-US', (locale) => ({
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  ...(!isEnglish(locale) && { dayPeriod: 'short' }),
}));

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
