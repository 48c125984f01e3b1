import { comparableText, spacedWords } from '@/lib/comparable-text';

/** A time of day right after the word, as in 'close at 11', 'close 23:30' or 'closed from 3 p.m.'. */
const CLOSING_TIME =
  /\bclosed?\b[\s:–-]*(?:(?:at|by|@) ?\d|(?:(?:from|after|around) )?\d{1,2}(?::\d\d|(?:\.\d\d)? ?[ap]\.?m\b))/;

/**
 * Reads the restaurant's `Status` (docs/behaviour.md 14).
 * @returns null for a text without one of the words; it counts as open
 */
export function readOpening(status: string): 'open' | 'closed' | null {
  const words = spacedWords(status);
  if (words.includes(' open ')) return 'open';
  if (!/ closed? /.test(words)) return null;
  return CLOSING_TIME.test(comparableText(status)) ? 'open' : 'closed';
}
