/** What a static host answers for some addresses, as a line of a `_redirects` file has it. */
export interface RewriteRule {
  /** 'https://host' with its port, for a rule of one host alone; '' for every host. */
  origin: string;
  /** A percent-encoded path; '/*' at its end stands for all below it. */
  path: string;
  /** The file that is answered. */
  target: string;
  status: number;
  /** Holds even where the path is that of a file. */
  force: boolean;
  /** The code of the language that the browser has to prefer; '' for any. */
  language: string;
}

const LINE = /^(https?:\/\/[^/\s]+)?(\/\S*)\s+(\/\S*)\s+(200|404)(!?)(?:\s+Language=([\w-]+))?$/;

/**
 * Reads the part of Netlify's `_redirects` format that this project writes: rewrites (200, 404) of paths, of
 * one host or of all, for one language or for any. @throws Error for any other line.
 */
export function parseRedirectRules(text: string): RewriteRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return [];
    // A path that the host passes on to another server, such as a payment page: not for a static host of files.
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

/** Spelled in one way, as addresses are percent-encoded in several. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function matches({ origin, path }: RewriteRule, host: string, pathname: string): boolean {
  if (origin && new URL(origin).host !== host) return false;
  const asked = plain(pathname);
  if (path.endsWith('/*')) return asked.startsWith(plain(path.slice(0, -1)));
  // Such hosts take an address with and without a slash at its end for one.
  return asked.replace(/\/+$/, '') === plain(path).replace(/\/+$/, '');
}

/**
 * The first rule that holds for an address, only a forced one where the path is that of a file.
 * @param host the request's host with its port; which scheme it is asked by makes no difference.
 * @param languages the request's `Accept-Language`, of which such hosts read the first.
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
