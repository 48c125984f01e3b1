import { m } from './index';

type Messages = typeof m;

/** Keys of the texts without placeholders, and of those that only need texts. */
type TextKey = {
  [Key in keyof Messages]: Messages[Key] extends (inputs?: Record<string, never>) => string ? Key : never;
}[keyof Messages];
type NamedTextKey = {
  [Key in keyof Messages]: Messages[Key] extends (inputs: { dish: string }) => string ? Key : never;
}[keyof Messages];

/** A text in the state: by its key, so that it follows the language, or a server's own words. */
export type StoredText = { key: TextKey } | { key: NamedTextKey; dish: string } | { words: string };

/** The text in the current language. */
export function formatText(stored: StoredText): string {
  if ('words' in stored) return stored.words;
  return 'dish' in stored ? m[stored.key]({ dish: stored.dish }) : m[stored.key]();
}
