/** How an element is found, as data that can be sent into a page. */

export type Matcher = { text: string; isExact: boolean } | { pattern: string; flags: string };

export type Step =
  | { by: 'role'; role: string; name?: Matcher }
  | { by: 'label'; label: Matcher }
  | { by: 'text'; text: Matcher }
  | { by: 'selector'; selector: string }
  | { by: 'index'; index: number };

/** A text is looked for anywhere and in either case, unless it is to be exact; as in the end-to-end tests. */
export function matcherFor(text: string | RegExp, isExact = false): Matcher {
  return typeof text === 'string' ? { text, isExact } : { pattern: text.source, flags: text.flags };
}
