import type { Messages } from './loaded';

export interface Language {
  /** As its speakers call it. */
  name: string;
  /** What numbers and dates are written by. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Its messages, loaded when they are wanted; English has none of its own beside the code. */
  load: () => Promise<Messages>;
}

const english: Language = {
  name: 'English',
  locale: 'en-IN',
  direction: 'ltr',
  load: () => Promise.resolve({}),
};

const hindi: Language = {
  name: 'हिन्दी',
  locale: 'hi-IN',
  direction: 'ltr',
  load: () => import('./generated/languages/hi.js'),
};

/** A made-up language for looking at layouts: longer words, right to left. */
const pseudo: Language = {
  name: 'Pseudo',
  locale: 'ar-XB',
  direction: 'rtl',
  load: () => import('./pseudo').then((module) => module.pseudoMessages),
};

/** What a diner can choose, by the language's code. */
export const offeredLanguages: ReadonlyMap<string, Language> = new Map([
  ['en', english],
  ['hi', hindi],
]);

/** All that the page can speak; the made-up one is left out of what diners get. */
export const languages: ReadonlyMap<string, Language> =
  import.meta.env.MODE === 'production'
    ? offeredLanguages
    : new Map([...offeredLanguages, ['ar-XB', pseudo]]);
