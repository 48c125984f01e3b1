/** Search params of the shop's pages, as they are read. */
const PARAMETERS = ['type', 'table', 'car', 'dish', 'q', 'id', 'OrderId'];

/**
 * What a sentence or copying adds to the end of a link, as text or percent-encoded: punctuation, '।' (the Hindi full
 * stop), quotes, spaces and a zero-width space.
 */
const PUNCTUATION = /(?:[.,;:!)\]}>'"”’…।]|%2[01279CE]|%3[ABE]|%[57]D|%E2%80%(?:8B|99|9D|A6)|%E0%A5%A4)+$/i;
/** A payment page that does not encode an id such as '#FF1042' sends it as the fragment. */
const FRAGMENT_ORDER_ID = /[?&]OrderId=$/i;
/** A search keeps what was typed. */
const SEARCH_TEXT = /[?&]q=[^&]*$/i;
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
export function normalizeUrl({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  if (hash && FRAGMENT_ORDER_ID.test(search)) {
    const id = /[^&]*/.exec(hash)?.[0] ?? '';
    const encoded = id.replace(/#/g, '%23').replace(/\+/g, '%2B');
    return normalizeUrl({ pathname, search: search + encoded + hash.slice(id.length), hash: '' });
  }
  const path = pathname.replace(/\/{2,}/g, '/');
  const query = search
    // Tools add their '?utm_source=…' also to a link that has a query.
    .replace(/&(?:amp(?:;|%3B))+|(?!^)\?(?=\w+=)/gi, '&')
    .replace(SEARCH_TEXT.test(search) ? '' : PUNCTUATION, '')
    .replace(/([?&])([^=&]+)/g, (_, separator: string, name: string) => separator + spellParameter(name));
  const isEnd = search === '' && !CATEGORY_PATH.test(path);
  return `${isEnd ? path.replace(PUNCTUATION, '') : path}${query}${hash}`;
}
