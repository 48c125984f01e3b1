import { sessionTexts } from '@/lib/local';
import { setLocale } from '@/lib/locale';
import { wait } from '@/lib/wait';
import { languages, offeredLanguages } from './languages';
import { setLoaded } from './loaded';

const BASE = 'en';
/** In session storage: the language is a visit's (contract, section 2). */
const KEPT = 'language';
/** ms that the first drawing waits for messages. */
const PATIENCE = 3000;

let spoken = BASE;
let wanted = BASE;
const listeners = new Set<() => void>();

/** The code of the language that the page speaks. */
export function spokenLanguage(): string {
  return spoken;
}

/** Calls back after the page has begun to speak another language. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language of the browser's that there are texts in, else English. */
export function preferredLanguage(tags: readonly string[]): string {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => offeredLanguages.has(code)) ?? BASE;
}

/**
 * Has the page speak a language as soon as its messages are there; of several asked for the last counts.
 * @returns false when they could not be loaded: the page then speaks on as it did.
 */
export async function speak(code: string): Promise<boolean> {
  const language = languages.get(code);
  if (!language) return false;
  wanted = code;
  try {
    const messages = await language.load();
    if (wanted !== code) return true;
    setLoaded(messages);
  } catch {
    if (!import.meta.env.SSR) document.documentElement.lang = spoken;
    return false;
  }
  setLocale(language.locale);
  if (!import.meta.env.SSR) {
    document.documentElement.lang = code;
    document.documentElement.dir = language.direction;
  }
  spoken = code;
  for (const listener of listeners) listener();
  return true;
}

/** The same where a page waits for it. @returns false also when the messages are long in coming. */
export function speakSoon(code: string): Promise<boolean> {
  return Promise.race([speak(code), wait(PATIENCE).then(() => false)]);
}

/**
 * Speaks what was chosen in this visit, else what the browser prefers. Resolves when the page can be drawn
 * in it; where its messages are long in coming, in English first.
 */
export async function speakFirst(): Promise<void> {
  const kept = sessionTexts.get(KEPT);
  const first = languages.has(kept) ? kept : preferredLanguage(navigator.languages);
  if (first !== spoken) await speakSoon(first);
}

/** The diner's own choice, kept for the visit. @returns false when the page cannot speak it now. */
export async function chooseLanguage(code: string): Promise<boolean> {
  const hasArrived = await speak(code);
  if (spoken === code) sessionTexts.set(KEPT, code);
  return hasArrived;
}
