import * as english from './generated/messages/en.js';

/** The compiled messages of one language. */
export type Catalogue = typeof english;

/** The compiler asks for an empty object where a message has no parameters. Here it can be left out. */
type Message<Compiled extends (inputs: never) => string> =
  Record<string, never> extends Parameters<Compiled>[0]
    ? (inputs?: Record<string, never>) => string
    : Compiled;

type Messages = { readonly [Key in keyof Catalogue]: Message<Catalogue[Key]> };

/** The texts of the current language. The binding is live, so each call uses the language of that moment. */
export let m = english as Messages;

/** Replaces the texts. Only `language.ts` calls it, which also renders the page again. */
export function setMessages(messages: Catalogue): void {
  m = messages as Messages;
}
