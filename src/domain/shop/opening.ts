import { comparableText, spacedWords } from '@/lib/comparable-text';

const NUMBER_ALONE = String.raw`(?:\bat|\bby|@) ?\d{1,2}(?:\d\d)?(?= ?(?:$|[^\p{L}\p{N} ]|today|tonight|daily|sharp))`;
const TIME = String.raw`\b\d{1,2}(?::\d\d|(?:\.\d\d)? ?[ap]\.?m\b)`;

/** A time of day after the word in the same clause, as in 'we close today at 11 PM'; not 'until 5 PM' or 'at 5th Block'. */
const CLOSING_TIME = new RegExp(
  String.raw`\bclosed?\b(?:(?!\b(?:until|till|opens|reopen|back))[^,.;!?])*?(?:${NUMBER_ALONE}|${TIME})`,
  'u',
);

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
