import type { RestaurantInfo } from '@/domain/shop/types';

export interface AppIcon {
  src: string;
  /** '192x192', or 'any' for a vector image. */
  sizes: string;
  type?: string;
}

interface ManifestInput {
  shop: RestaurantInfo;
  /** URLs must be absolute: a manifest made in the page has no URL of its own. */
  origin: string;
  /** Router base; '' on a restaurant's own domain. */
  basename: string;
  icon: AppIcon;
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
  const { shop, origin, basename, icon, language, themeColor, backgroundColor } = input;
  const home = `${origin}${basename}/`;
  return {
    // Identifies the installed app, so it must not change.
    id: `${origin}${basename || '/'}`,
    name: shop.name,
    short_name: shortName(shop.name),
    ...(shop.about && { description: shop.about }),
    lang: language,
    start_url: home,
    // A scope is a path prefix. The slash excludes other restaurants (`use-home-trailing-slash.ts`).
    scope: home,
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [icon],
  };
}
