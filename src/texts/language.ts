import { wait } from '@/platform/scheduling';
import { setMessages } from '.';
import { languages, offeredLanguages } from './languages';

const BASE_LANGUAGE = 'en';
/** The first render waits this long for the messages of another language. */
const MESSAGES_TIMEOUT_MS = 3000;

let current = BASE_LANGUAGE;
/** The language that is shown or still loading. */
let requested = BASE_LANGUAGE;
/** The diner's choice while it loads; '' for none. */
let loadingChoice = '';
const listeners = new Set<() => void>();

export function currentLanguage(): string {
  return current;
}

/** BCP 47 tag for distances, dates and times. */
export function currentLocale(): string {
  return languages.get(current)?.locale ?? BASE_LANGUAGE;
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the first of the browser's languages that is offered, otherwise English. */
export function preferredLanguage(tags: readonly string[]): string {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => offeredLanguages.has(code)) ?? BASE_LANGUAGE;
}

/** Renders the page in a language. The last call wins. @returns false when its messages could not be loaded */
export async function setLanguage(code: string): Promise<boolean> {
  const language = languages.get(code);
  if (!language) return false;
  requested = code;
  try {
    const messages = await language.load();
    if (requested !== code) return true;
    setMessages(messages, language.direction);
  } catch {
    if (requested === code) requested = current;
    setRootAttributes(current);
    return false;
  }
  setRootAttributes(code);
  current = code;
  for (const listener of listeners) listener();
  return true;
}

function setRootAttributes(code: string): void {
  if (import.meta.env.SSR) return;
  const root = document.documentElement;
  const direction = languages.get(code)?.direction ?? 'ltr';
  // Setting an attribute restyles the whole page, even to the same value.
  if (root.lang !== code) root.lang = code;
  if (root.dir !== direction) root.dir = direction;
}

/** Like setLanguage(), but also false after MESSAGES_TIMEOUT_MS. */
export function setLanguageWithTimeout(code: string): Promise<boolean> {
  const giveUp = () => {
    setRootAttributes(current);
    return false;
  };
  return Promise.race([setLanguage(code), wait(MESSAGES_TIMEOUT_MS).then(giveUp)]);
}

/**
 * Sets the first language of a page. When its messages are slow, English is shown first.
 * @param chosen in this visit; '' for the browser's
 */
export async function initLanguage(chosen: string): Promise<void> {
  if (loadingChoice) return;
  const first = languages.has(chosen) ? chosen : preferredLanguage(navigator.languages);
  if (first !== requested) await setLanguageWithTimeout(first);
}

/** Sets the language that the diner has chosen. @returns false when it cannot be loaded */
export async function chooseLanguage(code: string): Promise<boolean> {
  loadingChoice = code;
  const isLoaded = await setLanguage(code);
  if (loadingChoice === code) loadingChoice = '';
  return isLoaded;
}
