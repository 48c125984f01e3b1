import type { AppIcon } from './manifest';

/** Browsers reject smaller icons. */
const MIN_ICON_PX = 144;
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

/** Returns the restaurant's logo if browsers accept it as an icon, otherwise the site's own. */
export async function appIcon(logo: string | null): Promise<AppIcon> {
  const url = new URL(logo ?? '', window.location.href);
  const type = ICON_TYPES[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  const side = logo !== null && type !== undefined ? await sideOf(url.href) : 0;
  if (type === undefined || side < MIN_ICON_PX) {
    const { href } = new URL('/favicon.svg', window.location.origin);
    return { src: href, sizes: 'any', type: 'image/svg+xml' };
  }
  return { src: url.href, sizes: type === 'image/svg+xml' ? 'any' : `${side}x${side}`, type };
}
