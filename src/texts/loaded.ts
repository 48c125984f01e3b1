import type * as english from './generated/languages/en.js';

/** The messages of a language; what it lacks is said in English. */
export type Messages = Partial<typeof english>;

/**
 * Those of the language that the page speaks; none while that is English, whose texts stand where they are used.
 * Compiled messages ask for it.
 * @public
 */
export let loaded: Messages = {};

export function setLoaded(messages: Messages): void {
  loaded = messages;
}
