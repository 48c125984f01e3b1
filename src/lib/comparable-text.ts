export function comparableText(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** For words of status: ignores also spaces and punctuation at the end (docs/behaviour.md 2.12). */
export function comparableStatus(text: string): string {
  return comparableText(text).replace(/[\s\p{P}]+$/u, '');
}

/** Returns the comparable words of a text between spaces, also before the first and after the last: ' not accepted '. */
export function spacedWords(text: string): string {
  return ` ${comparableText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;
}
