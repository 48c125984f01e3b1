/** Serializable steps that find an element in a page. */

export type Matcher = { text: string; isExact: boolean } | { pattern: string; flags: string };

export type Step =
  | { by: 'role'; role: string; name?: Matcher }
  | { by: 'label'; label: Matcher }
  | { by: 'text'; text: Matcher }
  | { by: 'selector'; selector: string }
  | { by: 'index'; index: number };

/** Matches substrings case-insensitively unless exact, as in the end-to-end tests. */
export function matcherFor(text: string | RegExp, isExact = false): Matcher {
  return typeof text === 'string' ? { text, isExact } : { pattern: text.source, flags: text.flags };
}
