interface RewriteRule {
  /** 'https://host:port'; '' for every host. */
  origin: string;
  /** Percent-encoded; a trailing '/*' matches all paths below. */
  path: string;
  target: string;
  status: number;
  /** Overrides existing files. */
  force: boolean;
  /** Code of the browser's preferred language; '' for any. */
  language: string;
}

const LINE = /^(https?:\/\/[^/\s]+)?(\/\S*)\s+(\/\S*)\s+(200|404)(!?)(?:\s+Language=([\w-]+))?$/;

/** Parses the rewrites (200, 404) of Netlify's `_redirects` used by this project. @throws Error for other lines */
export function parseRedirectRules(text: string): RewriteRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return [];
    // Proxy rules, such as for a payment page, do not apply to a static host.
    if (/^\S+\s+https?:\/\//.test(trimmed)) return [];
    const [, origin = '', path, target, status, bang, language = ''] = LINE.exec(trimmed) ?? [];
    if (path === undefined || target === undefined) {
      throw new Error(
        `_redirects: '${trimmed}' is not '[https://host]/path /file 200|404[!] [Language=code]'`,
      );
    }
    return [{ origin, path, target, status: Number(status), force: bang === '!', language }];
  });
}

/** Decodes, as equal paths may be encoded differently. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function matches({ origin, path }: RewriteRule, host: string, pathname: string): boolean {
  if (origin && new URL(origin).host !== host) return false;
  const requested = decoded(pathname);
  if (path.endsWith('/*')) return requested.startsWith(decoded(path.slice(0, -1)));
  // Hosts with this format ignore a trailing slash.
  return requested.replace(/\/+$/, '') === decoded(path).replace(/\/+$/, '');
}

/**
 * Returns the first rule that matches; for an existing file only a forced one.
 * @param languages `Accept-Language`, of which such hosts read only the first language
 */
export function ruleFor(
  rules: readonly RewriteRule[],
  {
    host,
    pathname,
    isFile,
    languages = '',
  }: { host: string; pathname: string; isFile: boolean; languages?: string | undefined },
): RewriteRule | undefined {
  const first = /^\s*(\w*)/.exec(languages)?.[1]?.toLowerCase();
  return rules.find(
    (rule) =>
      (rule.force || !isFile) &&
      (rule.language === '' || rule.language === first) &&
      matches(rule, host, pathname),
  );
}
