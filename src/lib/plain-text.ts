/** Reads texts that servers write as HTML (docs/behaviour.md 2.12). It works without a DOM, for prerendering. */

/** The named entities that menus contain, besides letters with accents. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚', bdquo: '„', laquo: '«', raquo: '»' },
  ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', iexcl: '¡', iquest: '¿', rarr: '→' },
  ...{ prime: '′', Prime: '″', lsaquo: '‹', rsaquo: '›', minus: '−', plusmn: '±', hearts: '♥', yen: '¥' },
  ...{ ensp: '\u2002', emsp: '\u2003', thinsp: '\u2009', zwnj: '\u200c', zwj: '\u200d' },
  ...{ lrm: '\u200e', rlm: '\u200f', copy: '©', reg: '®', trade: '™', deg: '°', times: '×' },
  ...{ frac12: '½', frac14: '¼', frac34: '¾', sup2: '²', sup3: '³', euro: '€', pound: '£', cent: '¢' },
  ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', oslash: 'ø', Oslash: 'Ø' },
};

/** Combining characters of entities such as `&eacute;`. */
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', macr: '\u0304', uml: '\u0308' },
  ...{ ring: '\u030a', caron: '\u030c', cedil: '\u0327' },
};

/** The numbers 128 to 159 mean these, as in HTML. TextDecoder('windows-1252') of Node 20 reads them otherwise. */
const WINDOWS = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

/** An emoji may be two numbers, of its surrogates. */
function characterOf(code: number): string {
  if (code === 0 || code > 0x10ffff) return '�';
  return WINDOWS[code - 0x80] ?? String.fromCodePoint(code);
}

function characterNamed(name: string): string | undefined {
  for (const key of [name, name.toLowerCase()]) if (Object.hasOwn(NAMED, key)) return NAMED[key];
  const accented = (name[0] ?? '') + (ACCENTS[name.slice(1)] ?? '');
  const letter = accented.normalize('NFC');
  return accented.length === 2 && letter.length === 1 ? letter : undefined;
}

/** Unknown entities stay as they are. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w*));/gi, (entity, decimal, hex, name) => {
    if (typeof decimal === 'string') return characterOf(Number(decimal));
    if (typeof hex === 'string') return characterOf(parseInt(hex, 16));
    return characterNamed(String(name)) ?? entity;
  });
}

/** A tag starts like in HTML, so that 'a < b' and '<3' are text. */
const TAG = /<[/!?]?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;

/** `<br>`, blocks and cells give line breaks. Other white space between tags is one space, as in HTML. */
function withoutTags(html: string): string {
  return html
    .replace(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<!\[CDATA\[([^]*?)\]\]>/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ?<\/?br\b[^<>]*> ?/gi, '\n')
    .replace(
      /(?: ?<\/?(?:p|div|li|[uo]l|d[dlt]|h[1-6r]|t[dhr]|table|pre|section|blockquote)\b[^<>]*>)+ ?/gi,
      '\n',
    )
    .replace(TAG, '');
}

/** Returns the text without tags, and with entities decoded once. Unknown entities and unclosed tags are text. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text;
  const lines = decodeEntities(/<[/!?]?[a-z[-]/i.test(text) ? withoutTags(text) : text).split('\n');
  return lines
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
