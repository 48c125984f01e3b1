import { safeSessionStorage } from '@/platform/web-storage';
import { wait } from '@/platform/scheduling';
import { setMessages } from '.';
import { languages, offeredLanguages } from './languages';
import { setLocale } from './locale';

const BASE_LANGUAGE = 'en';
/** Session storage key. A logout does not change the language. */
const LANGUAGE_KEY = 'language';
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
  setLocale(language.locale);
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

/** Sets the visit's or the browser's language. When its messages are slow, English is shown first. */
export async function initLanguage(): Promise<void> {
  if (loadingChoice) return;
  const stored = safeSessionStorage.get(LANGUAGE_KEY);
  const first = languages.has(stored) ? stored : preferredLanguage(navigator.languages);
  if (first !== requested) await setLanguageWithTimeout(first);
}

/** Sets the language and stores it for the visit. @returns false when it cannot be loaded */
export async function chooseLanguage(code: string): Promise<boolean> {
  loadingChoice = code;
  const isLoaded = await setLanguage(code);
  if (loadingChoice === code) loadingChoice = '';
  if (current === code) safeSessionStorage.set(LANGUAGE_KEY, code);
  return isLoaded;
}
