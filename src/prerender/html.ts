const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for an element's content or a quoted attribute; also right for XML, which knows no control characters. */
export function escapeText(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- they are what is taken out
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  );
}

/** JSON for the inside of a `<script>`: nothing in it can end the element or begin another. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An empty element; attributes without a value are left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escapeText(value)}"`],
  );
  return `<${name}${written.join('')} />`;
}

/** A block of data, which no policy takes for a script to run. */
export function dataBlock(type: 'application/json' | 'application/ld+json', value: unknown, id = ''): string {
  return `<script type="${type}"${id && ` id="${id}"`}>${escapeJson(value)}</script>`;
}

/** An address for others to follow: absolute, http(s); undefined for any other. */
export function publicLink(link: string | null | undefined, base: string): string | undefined {
  if (!link || !URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
