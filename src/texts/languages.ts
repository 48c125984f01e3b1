import type { Direction } from '@/lib/isolate-text';
import * as english from './generated/messages/en.js';

export type CompiledMessages = typeof english;

interface Language {
  name: string;
  /** BCP 47 tag for distances, dates and times. */
  locale: string;
  direction: Direction;
  /** English is part of the main bundle. */
  load: () => Promise<CompiledMessages>;
}

const en: Language = {
  name: 'English',
  locale: 'en-IN',
  direction: 'ltr',
  load: () => Promise.resolve(english),
};

const hi: Language = {
  name: 'हिन्दी',
  locale: 'hi-IN',
  direction: 'ltr',
  load: () => import('./generated/messages/hi.js'),
};

/** A generated language for checking layouts: longer words, right to left. */
const pseudo: Language = {
  name: 'Pseudo',
  locale: 'ar-XB',
  direction: 'rtl',
  load: () => import('./pseudo').then((module) => module.pseudoMessages),
};

export const offeredLanguages: ReadonlyMap<string, Language> = new Map([
  ['en', en],
  ['hi', hi],
]);

/** Production builds exclude the generated language. */
export const languages: ReadonlyMap<string, Language> =
  import.meta.env.MODE === 'production'
    ? offeredLanguages
    : new Map([...offeredLanguages, ['ar-XB', pseudo]]);
