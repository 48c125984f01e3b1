const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for element content, quoted attributes and XML, which forbids control characters. */
export function escapeText(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- removes control characters
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  );
}

/** Returns JSON that is safe inside a `<script>`: it cannot close the element or open another. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Leaves out attributes with the value undefined. */
export function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined ? [] : [` ${attribute}="${escapeText(value)}"`],
  );
  return `<${name}${pairs.join('')} />`;
}

/** Returns a data block. Its type is no script type, so the Content-Security-Policy does not block it. */
export function dataBlock(type: 'application/json' | 'application/ld+json', value: unknown, id = ''): string {
  return `<script type="${type}"${id && ` id="${id}"`}>${escapeJson(value)}</script>`;
}

/** Returns the absolute http(s) URL of a link; undefined for anything else. */
export function publicLink(link: string | null | undefined, base: string): string | undefined {
  if (!link || !URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
