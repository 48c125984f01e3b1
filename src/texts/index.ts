import * as english from './generated/messages/en.js';

export type CompiledMessages = typeof english;

/** The compiler requires an empty object for messages without parameters. This type makes it optional. */
type Message<Compiled extends (inputs: never) => string> =
  Record<string, never> extends Parameters<Compiled>[0]
    ? (inputs?: Record<string, never>) => string
    : Compiled;

type Messages = { readonly [Key in keyof CompiledMessages]: Message<CompiledMessages[Key]> };

/** A live binding: each call uses the current language. */
export let m = english as Messages;

/** Called by `language.ts` only, which also renders the page again. */
export function setMessages(messages: CompiledMessages): void {
  m = messages as Messages;
}
