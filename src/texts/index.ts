/** The texts in the current language, and the functions that change it. */
import { isolateText } from '@/lib/isolate-text';
import { wait } from '@/platform/scheduling';
import * as english from './generated/messages/en.js';
import { languages, type CompiledMessages, type UncompiledTexts } from './languages';

/** The compiler requires an empty object for messages without parameters. This type makes it optional. */
type Message<Compiled extends (inputs: never) => string> =
  Record<string, never> extends Parameters<Compiled>[0]
    ? (inputs?: Record<string, never>) => string
    : Compiled;

type Messages = { readonly [Key in keyof CompiledMessages]: Message<CompiledMessages[Key]> };

const BASE_LANGUAGE = 'en';
/** The first render waits this long for the messages of another language. */
const MESSAGES_TIMEOUT_MS = 3000;

let current = BASE_LANGUAGE;
/** The language that is shown or still loading. */
let requested = BASE_LANGUAGE;
const listeners = new Set<() => void>();

const currentDirection = () => languages.get(current)?.direction ?? 'ltr';

/** For server texts that are joined without a message. */
export const isolate = (text: string) => isolateText(text, currentDirection());

/** Isolates the texts in a message's inputs, because names may run against the page's direction. */
function withIsolatedInputs(message: (inputs: object) => string) {
  return (inputs: Readonly<Record<string, unknown>> = {}) => {
    const isolated = Object.entries(inputs).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolate(value) : value,
    ]);
    return message(Object.fromEntries(isolated) as object);
  };
}

function toMessages(compiled: CompiledMessages): Messages {
  const messages = Object.entries(compiled) as [string, (inputs: object) => string][];
  return Object.fromEntries(
    messages.map(([key, message]) => [key, withIsolatedInputs(message)]),
  ) as unknown as Messages;
}

/** A live binding: each call uses the current language. */
export let m = toMessages(english);

/** Of the current language, for uncompiledText(). Undefined in English. */
export let uncompiledTexts: UncompiledTexts | undefined;

export function currentLanguage(): string {
  return current;
}

/** Returns a function that creates or reuses the formatter of the current language's locale. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = languages.get(current)?.locale ?? BASE_LANGUAGE;
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the first of the browser's languages that is offered, otherwise English. */
export function preferredLanguage(tags: readonly string[]): string {
  const codes = tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find((code) => languages.has(code)) ?? BASE_LANGUAGE;
}

/** Renders the page in a language. The last call wins. @returns false when its messages could not be loaded */
export async function setLanguage(code: string): Promise<boolean> {
  const language = languages.get(code);
  if (!language) return false;
  requested = code;
  const texts = await language.load().catch(() => null);
  if (requested !== code) return texts !== null;
  if (texts) {
    m = toMessages(texts.messages);
    uncompiledTexts = texts.uncompiledTexts;
    current = code;
  } else requested = current;
  setRootAttributes();
  for (const listener of listeners) listener();
  return texts !== null;
}

function setRootAttributes(): void {
  if (import.meta.env.SSR) return;
  const root = document.documentElement;
  const direction = currentDirection();
  // Setting an attribute restyles the whole page, even to the same value.
  if (root.lang !== current) root.lang = current;
  if (root.dir !== direction) root.dir = direction;
}

/** Like setLanguage(), but also false after MESSAGES_TIMEOUT_MS. */
export function setLanguageWithTimeout(code: string): Promise<boolean> {
  const giveUp = () => {
    setRootAttributes();
    return false;
  };
  return Promise.race([setLanguage(code), wait(MESSAGES_TIMEOUT_MS).then(giveUp)]);
}

/**
 * Sets the first language of a page. When its messages are slow, English is shown first.
 * @param chosen in this visit, and perhaps still loading; '' for the browser's
 */
export async function initLanguage(chosen: string): Promise<void> {
  const first = languages.has(chosen) ? chosen : preferredLanguage(navigator.languages);
  if (first !== requested) await setLanguageWithTimeout(first);
}
