/** Search params of the shop's pages, as they are read. */
const PARAMETERS = ['type', 'table', 'car', 'dish', 'q', 'id', 'OrderId'];

/** Punctuation that a sentence adds to the end of its link, as text or percent-encoded. '।' is the Hindi full stop. */
const PUNCTUATION = /(?:[.,;:!)\]}>।]|%3E|%7D|%E0%A5%A4)+$/i;
/** Names of categories may end in punctuation: the menu compares them itself. */
const CATEGORY_PATH = /\/menu\/[^/]+\/*$/i;

export function withoutEndPunctuation(text: string): string {
  return text.replace(PUNCTUATION, '');
}

function spellParameter(name: string): string {
  return PARAMETERS.find((each) => each.toLowerCase() === name.toLowerCase()) ?? name;
}

/**
 * Mends links as QR codes, HTML and chats change them (docs/behaviour.md 1.1). Keeps the rest as written:
 * the router and the shop's slug ignore the case of letters.
 * @returns path, query and hash
 */
export function normalizeUrl({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const path = pathname.replace(/\/{2,}/g, '/');
  const query = search
    .replace(/&(?:amp(?:;|%3B))+/gi, '&')
    .replace(PUNCTUATION, '')
    .replace(/([?&])([^=&]+)/g, (_, separator: string, name: string) => separator + spellParameter(name));
  const isEnd = search === '' && !CATEGORY_PATH.test(path);
  return `${isEnd ? path.replace(PUNCTUATION, '') : path}${query}${hash}`;
}
