import { byLocale } from './locale';

const isEnglish = (locale: string) => locale.startsWith('en');

// English dates read '18 Nov 2026' and '11:30 PM' everywhere; other languages have ways of their own.
const dayAndMonth = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, { day: 'numeric', month: 'short' }),
);
const date = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
const time = byLocale((locale) =>
  isEnglish(locale)
    ? new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true })
    : new Intl.DateTimeFormat(locale, {
        hour: 'numeric',
        minute: '2-digit',
        hour12: true,
        dayPeriod: 'short',
      }),
);

/** '18 Nov' */
export function dayText(moment: Date): string {
  return dayAndMonth().format(moment);
}

/** '18 Nov 2026' */
export function dateText(moment: Date): string {
  return date().format(moment);
}

/** '11:30 PM', in Hindi 'रात 11:30' */
export function timeText(moment: Date): string {
  return time().format(moment);
}
