import { identifyShop, type ShopAddress } from '../../src/domain/shop/identify';
import { languageOfFile, pageFile, BASE } from '../../src/prerender/page-file';

/** Where a restaurant is found on the web, and where its prerendered pages lie. */
export interface PrerenderTarget {
  address: ShopAddress;
  /** The restaurant's home without a slash at its end: 'https://order.example.com/spice-garden'. */
  home: string;
  /** Folder below `prerendered/`: the host and, on the primary domain, the slug. */
  folder: string;
}

/** What no file system and no server would take for a mere name. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNUSABLE = /^\.|[/\\\u0000-\u001F]/;

/**
 * @param name a slug ('spice-garden'), a domain ('spicegarden.in') or a restaurant's address.
 * @param primary the primary domain's address; its scheme and port hold for the other domains too.
 * @throws Error for a name that is none of them.
 */
export function targetOf(name: string, primary: URL): PrerenderTarget {
  const isSlug = !/[./]/.test(name);
  const text = isSlug ? new URL(`/${encodeURIComponent(name)}`, primary).href : withScheme(name, primary);
  if (!URL.canParse(text)) throw new Error(`'${name}' is neither a slug nor a domain`);
  const url = new URL(text);
  const address = identifyShop(url.hostname, url.pathname, primary.hostname);
  if (!address.domain) throw new Error(`'${name}' names no restaurant: add its slug`);
  if (UNUSABLE.test(address.domain)) throw new Error(`'${name}' cannot be the name of a folder`);
  if (!url.port) url.port = primary.port;
  return {
    address,
    home: `${url.origin}${address.basename}`,
    folder: address.sharesOrigin ? `${primary.hostname}/${address.domain}` : address.domain,
  };
}

function withScheme(name: string, primary: URL): string {
  return /^https?:\/\//i.test(name) ? name : `${primary.protocol}//${name}`;
}

/**
 * Lines of `_redirects` by which a static host answers a restaurant's addresses with its prerendered pages. Where pages are
 * written in more languages than English, the lines of each say so ('Language=hi'): hosts that cannot choose by what
 * the browser prefers take those for none of theirs.
 * @param names the prerendered files.
 */
export function redirectLines({ address, home, folder }: PrerenderTarget, names: Iterable<string>): string[] {
  const files = `/prerendered/${encodeURI(folder)}`;
  // On a domain of its own '/' is that of a file, the build's page: there the rules are forced.
  const [base, status] = address.sharesOrigin ? [address.basename, '200'] : [home, '200!'];
  const pages = (language: string, condition: string) => {
    const [index, menu] = [pageFile('index', language), pageFile('menu', language)];
    return [
      `${base}/ ${files}/${index} ${status}${condition}`,
      `${base}/menu ${files}/${menu} ${status}${condition}`,
      `${base}/menu/* ${files}/${menu} ${status}${condition}`,
    ];
  };
  const languages = new Set([...names].flatMap((name) => languageOfFile(name) ?? []));
  return [
    ...[...languages].flatMap((language) => pages(language, ` Language=${language}`)),
    ...pages(BASE, ''),
    `${base}/sitemap.xml ${files}/sitemap.xml ${status}`,
  ];
}
