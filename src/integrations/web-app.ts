import type { ShopSite } from '@/domain/shop/identify';
import { markShopVisited } from '@/domain/shop/visited-shops';
import type { RestaurantInfo } from '@/domain/shop/types';

export interface AppIcon {
  src: string;
  /** '192x192', or 'any' for a vector image. */
  sizes: string;
  type: string;
}

interface ManifestInput {
  shop: RestaurantInfo;
  /** '' in a file. A manifest made in the page has no URL of its own, so its URLs must be absolute. */
  origin: string;
  /** Router base; '' on a restaurant's own domain. */
  basename: string;
  icons: readonly AppIcon[];
  language: string;
  themeColor: string;
  backgroundColor: string;
}

/** Launchers truncate longer names. */
const MAX_SHORT_NAME_LENGTH = 12;

/** Returns the first words that fit below an icon, at least one. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  let short = first;
  for (const word of others) {
    if (short.length + 1 + word.length > MAX_SHORT_NAME_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}

/** Builds a restaurant's manifest (W3C, Web Application Manifest). */
export function webAppManifest(input: ManifestInput) {
  const { shop, origin, basename, icons, language, themeColor, backgroundColor } = input;
  const home = `${origin}${basename}/`;
  return {
    // Identifies the installed app, so it must not change.
    id: `${origin}${basename || '/'}`,
    name: shop.name,
    short_name: shortName(shop.name),
    ...(shop.about && { description: shop.about }),
    lang: language,
    start_url: home,
    // A scope is a path prefix. The slash excludes other restaurants (`useHomeTrailingSlash`).
    scope: home,
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
  };
}

/** Browsers reject smaller icons. */
const MIN_ICON_PX = 144;
/** Chromium on desktops rejects larger icons. */
export const MAX_ICON_PX = 1024;
/** Accepted types by file extension, because headers of another origin are not readable. */
const ICON_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** Returns the side of a square picture in px; 0 when it is not square or not available. */
async function sideOf(src: string): Promise<number> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
  } catch {
    return 0;
  }
  return picture.naturalWidth === picture.naturalHeight ? picture.naturalWidth : 0;
}

/** Returns the restaurant's logo if browsers accept it as an icon. The site's own is added where they may not. */
async function appIcons(logo: string | null): Promise<[AppIcon, ...AppIcon[]]> {
  const url = new URL(logo ?? '/favicon.svg', window.location.href);
  const type = ICON_TYPES[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  const side = logo !== null && type !== undefined ? await sideOf(url.href) : 0;
  const { href } = new URL('/favicon.svg', window.location.origin);
  const ownIcon = { src: href, sizes: 'any', type: 'image/svg+xml' };
  if (type === undefined || side < MIN_ICON_PX) return [ownIcon];
  if (type === 'image/svg+xml') return [{ src: url.href, sizes: 'any', type }];
  const icon = { src: url.href, sizes: `${side}x${side}`, type };
  return side > MAX_ICON_PX ? [icon, ownIcon] : [icon];
}

function ensureLink(rel: string): HTMLLinkElement {
  const found = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (found) return found;
  const link = document.createElement('link');
  link.rel = rel;
  document.head.append(link);
  return link;
}

function cssVariable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** Below a prerendered restaurant's home; the same for all languages. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** The page that the service worker answers with has no link to the file. Hosts answer with the page without a file. */
async function hasUnlinkedFile(url: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD' });
    return ok && !headers.get('Content-Type')?.startsWith('text/html');
  } catch {
    return false;
  }
}

/**
 * Makes the manifest in the page, because one build serves every restaurant. Prerendered restaurants have a file.
 * @param signal of a newer `shop`
 */
export async function addManifest(
  shop: RestaurantInfo,
  basename: string,
  signal: AbortSignal,
): Promise<void> {
  if (document.querySelector('link[rel="manifest"]:not([href^="blob:"])')) return;
  const file = `${basename}/${MANIFEST_FILE}`;
  const [icons, hasFile] = await Promise.all([appIcons(shop.imageUrl), hasUnlinkedFile(file)]);
  if (signal.aborted) return;
  const manifest = webAppManifest({
    shop,
    origin: window.location.origin,
    basename,
    icons,
    language: document.documentElement.lang,
    themeColor: cssVariable('--accent'),
    backgroundColor: cssVariable('--surface'),
  });
  const link = ensureLink('manifest');
  const former = link.href;
  link.href = hasFile
    ? file
    : URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' }));
  URL.revokeObjectURL(former);
  // iPhones read the icon only from the page.
  ensureLink('apple-touch-icon').href = icons[0].src;
}

/** A failure only means no offline use. */
export async function registerServiceWorker(shop: ShopSite): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await Promise.allSettled([
    markShopVisited(shop),
    // Bypasses the HTTP cache, so that a new release is found.
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }),
  ]);
}
