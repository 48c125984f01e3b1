/** Returns a text without differences in case and spacing, for comparisons. */
export function comparableText(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
