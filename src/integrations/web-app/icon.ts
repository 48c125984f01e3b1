import type { AppIcon } from './manifest';

/** px below which browsers take no picture for an app's icon. */
const MIN_ICON_PX = 144;
/** The kinds of picture that they take, told by the address, as a server of another origin tells us nothing. */
const KINDS: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** px of a square picture's side; 0 for one that is not square, or cannot be had. */
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

/** The restaurant's logo where browsers take it for an icon, else the page's own. */
export async function appIcon(logo: string | null): Promise<AppIcon> {
  const url = new URL(logo ?? '', window.location.href);
  const type = KINDS[/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
  const side = logo !== null && type !== undefined ? await sideOf(url.href) : 0;
  if (type === undefined || side < MIN_ICON_PX) {
    const { href } = new URL('/favicon.svg', window.location.origin);
    return { src: href, sizes: 'any', type: 'image/svg+xml' };
  }
  return { src: url.href, sizes: type === 'image/svg+xml' ? 'any' : `${side}x${side}`, type };
}
