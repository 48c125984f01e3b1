/** The web app manifest as a file. Android installs an app only from a manifest with an address of its own. */
import type { ShopSite } from '@/domain/shop/identify';
import type { RestaurantInfo } from '@/domain/shop/types';
import { MANIFEST_FILE, MAX_ICON_PX, webAppManifest, type AppIcon } from '@/integrations/web-app';
import { BASE_LANGUAGE } from './file-names';
import { publicLink, tag } from './html';

/** Android does not install an app with a smaller icon. */
const MIN_ICON_PX = 192;
const ICON_TIMEOUT_MS = 10_000;
const ICON_TYPE = 'image/png';

const pngIcon = (src: string, side: number): AppIcon => ({
  src,
  sizes: `${String(side)}x${String(side)}`,
  type: ICON_TYPE,
});

/** Files in `public/`, for restaurants whose logo is no icon. */
const DEFAULT_ICONS = [192, 512].map((side) => pngIcon(`/icon-${String(side)}.png`, side));

const PNG_START = '89504e470d0a1a0a';
/** Start of a PNG up to its size. */
const PNG_HEADER_BYTES = 24;

/** Returns the side of a square PNG in px; 0 for other files. */
function sideOfPng(file: ArrayBuffer): number {
  const bytes = Buffer.from(file);
  if (bytes.length < PNG_HEADER_BYTES || bytes.toString('hex', 0, 8) !== PNG_START) return 0;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width === height ? width : 0;
}

/**
 * Returns the restaurant's logo if Android accepts it as an icon, otherwise the product's own icons. They are added to
 * a logo that is too large for desktops.
 * @param home URL of the restaurant's home without a trailing slash
 */
export async function fetchIcons(logo: string | null, home: string): Promise<readonly AppIcon[]> {
  const src = publicLink(logo, `${home}/`);
  if (src === undefined) return DEFAULT_ICONS;
  try {
    const answer = await fetch(src, { signal: AbortSignal.timeout(ICON_TIMEOUT_MS) });
    const side = answer.ok ? sideOfPng(await answer.arrayBuffer()) : 0;
    if (side < MIN_ICON_PX) return DEFAULT_ICONS;
    return [pngIcon(src, side), ...(side > MAX_ICON_PX ? DEFAULT_ICONS : [])];
  } catch {
    return DEFAULT_ICONS;
  }
}

/** Returns the first value of a CSS variable, which is that of the light scheme. @throws Error without one */
function cssVariable(styles: string, name: string): string {
  const value = new RegExp(`${name}:\\s*([^;}]+)`).exec(styles)?.[1];
  if (value === undefined) throw new Error(`The style sheet has no ${name}`);
  return value;
}

/** Returns the text of a restaurant's manifest. Its URLs are relative, so it also holds below `www.`. */
export function manifest(
  shop: RestaurantInfo,
  { basename }: ShopSite,
  icons: readonly AppIcon[],
  styles: string,
): string {
  return JSON.stringify(
    webAppManifest({
      shop,
      origin: '',
      basename,
      icons,
      language: BASE_LANGUAGE,
      themeColor: cssVariable(styles, '--accent'),
      backgroundColor: cssVariable(styles, '--surface'),
    }),
  );
}

/** Returns the links for a page's head. They name no host, because pages below `www.` have another one. */
export function manifestLinks({ basename }: ShopSite, icons: readonly AppIcon[]): string {
  const links = [
    tag('link', { rel: 'manifest', href: `${basename}/${MANIFEST_FILE}` }),
    // iPhones read the icon only from the page.
    tag('link', { rel: 'apple-touch-icon', href: icons[0]?.src }),
  ];
  return links.map((link) => `\n    ${link}`).join('');
}
