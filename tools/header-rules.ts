/** Response headers for some paths, from a `_headers` file. */
interface HeaderRule {
  /** '*' matches anything. */
  pattern: string;
  set: [name: string, value: string][];
  /** Header names ('! Name') of earlier rules to remove. */
  drop: string[];
}

/** Parses the `_headers` format of Netlify and Cloudflare Pages. @throws Error for an invalid line */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ pattern: trimmed, set: [], drop: [] });
    else if (!rule) throw new Error(`_headers: '${trimmed}' is before any path`);
    else if (trimmed.startsWith('!')) rule.drop.push(trimmed.slice(1).trim());
    else {
      const colon = trimmed.indexOf(':');
      if (colon < 1) throw new Error(`_headers: '${trimmed}' is not 'Name: value'`);
      rule.set.push([trimmed.slice(0, colon).trim(), trimmed.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

const matches = (pattern: string, pathname: string): boolean => {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(pathname);
};

/** Returns a path's headers by lower-case name. Later rules override earlier ones. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(rule.pattern, pathname)) continue;
    for (const name of rule.drop) headers.delete(name.toLowerCase());
    for (const [name, value] of rule.set) headers.set(name.toLowerCase(), value);
  }
  return headers;
}
