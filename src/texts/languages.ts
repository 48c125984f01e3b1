import type { Direction } from '@/lib/isolate-text';
import type legal from './en/legal.json';
import type prerender from './en/prerender.json';
import * as english from './generated/messages/en.js';

export type CompiledMessages = typeof english;
export type UncompiledTexts = typeof legal & typeof prerender;

interface LoadedTexts {
  messages: CompiledMessages;
  /** Missing in English, where they load with the code that needs them. */
  uncompiledTexts?: UncompiledTexts;
}

interface Language {
  name: string;
  /** BCP 47 tag for distances, dates and times. */
  locale: string;
  direction: Direction;
  /** English is part of the main bundle. */
  load: () => Promise<LoadedTexts>;
}

const en: Language = {
  name: 'English',
  locale: 'en-IN',
  direction: 'ltr',
  load: () => Promise.resolve({ messages: english }),
};

const hi: Language = {
  name: 'हिन्दी',
  locale: 'hi-IN',
  direction: 'ltr',
  load: () => import('./hi'),
};

export const languages: ReadonlyMap<string, Language> = new Map([
  ['en', en],
  ['hi', hi],
]);
