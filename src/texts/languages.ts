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

export const languages: ReadonlyMap<string, Language> = new Map([
  ['en', en],
  ['hi', hi],
]);
