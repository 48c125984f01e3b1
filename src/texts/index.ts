import { isolateText, type Direction } from '@/lib/isolate-text';
import * as english from './generated/messages/en.js';

export type CompiledMessages = typeof english;

/** The compiler requires an empty object for messages without parameters. This type makes it optional. */
type Message<Compiled extends (inputs: never) => string> =
  Record<string, never> extends Parameters<Compiled>[0]
    ? (inputs?: Record<string, never>) => string
    : Compiled;

type Messages = { readonly [Key in keyof CompiledMessages]: Message<CompiledMessages[Key]> };

let direction: Direction = 'ltr';

/** For server texts that are joined without a message. */
export const isolate = (text: string) => isolateText(text, direction);

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

/** Called by `language.ts` only, which also renders the page again. */
export function setMessages(messages: CompiledMessages, pageDirection: Direction): void {
  direction = pageDirection;
  m = toMessages(messages);
}
