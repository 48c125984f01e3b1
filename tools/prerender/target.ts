import { routes, routesWith } from '../../src/config/routes';
import { identifyShop, type ShopSite } from '../../src/domain/shop/identify';
import { MANIFEST_FILE } from '../../src/integrations/web-app';
import { languageOfFile, pageFile, BASE_LANGUAGE } from '../../src/prerender/file-names';

export interface PrerenderTarget {
  site: ShopSite;
  /** Without a trailing slash: 'https://order.example.com/spice-garden'. */
  home: string;
  /** Below `prerendered/`: the host and, on the primary domain, the slug. */
  folder: string;
}

/** Names that are unsafe as a folder. */
// eslint-disable-next-line no-control-regex -- matches control characters
const UNUSABLE = /^\.|[/\\\u0000-\u001F]/;

/**
 * @param name a slug ('spice-garden'), a domain ('spicegarden.in') or a URL; others throw
 * @param primary URL of the primary domain; its scheme and port apply to other domains, too
 */
export function targetOf(name: string, primary: URL): PrerenderTarget {
  const isSlug = !/[./]/.test(name);
  const text = isSlug ? new URL(`/${encodeURIComponent(name)}`, primary).href : withScheme(name, primary);
  if (!URL.canParse(text)) throw new Error(`'${name}' is neither a slug nor a domain`);
  const url = new URL(text);
  const shop = identifyShop(url.hostname, url.pathname, primary.hostname);
  // In lower case like the folder, because hosts compare the case of paths.
  const site = { ...shop, basename: shop.basename && `/${encodeURIComponent(shop.domain)}` };
  if (!site.domain) throw new Error(`'${name}' names no restaurant: add its slug`);
  if (UNUSABLE.test(site.domain)) throw new Error(`'${name}' cannot be the name of a folder`);
  if (!url.port) url.port = primary.port;
  return {
    site,
    home: `${url.origin}${site.basename}`,
    folder: site.hasSharedOrigin ? `${primary.hostname}/${site.domain}` : site.domain,
  };
}

function withScheme(name: string, primary: URL): string {
  return /^https?:\/\//i.test(name) ? name : `${primary.protocol}//${name}`;
}

/** Lines for other languages than English have a condition ('Language=hi'). Hosts without negotiation ignore them. */
export function redirectLines({ site, home, folder }: PrerenderTarget, names: Iterable<string>): string[] {
  const files = `/prerendered/${encodeURI(folder)}`;
  // On a restaurant's own domain '/' is a file of the build, so its rules must be forced.
  const [base, status] = site.hasSharedOrigin ? [site.basename, '200'] : [home, '200!'];
  const pages = (language: string, condition: string) =>
    routesWith('isPrerendered', true).flatMap((id) =>
      routes[id].patterns.map(
        (pattern) =>
          `${base}${pattern.replace(/:.*/, '*')} ${files}/${pageFile(id, language)} ${status}${condition}`,
      ),
    );
  const languages = new Set([...names].flatMap((name) => languageOfFile(name) ?? []));
  return [
    ...[...languages].flatMap((language) => pages(language, ` Language=${language}`)),
    ...pages(BASE_LANGUAGE, ''),
    ...['sitemap.xml', MANIFEST_FILE].map((file) => `${base}/${file} ${files}/${file} ${status}`),
  ];
}
