import type { RestaurantInfo } from '@/domain/shop/types';

/** A picture that stands for the restaurant on a phone's home screen. */
export interface AppIcon {
  src: string;
  /** '192x192', or 'any' for a drawing. */
  sizes: string;
  type?: string;
}

export interface AppFacts {
  shop: RestaurantInfo;
  /** The page's origin: addresses are absolute, as a manifest made in the page has no address of its own. */
  origin: string;
  /** The router's base, '' on a domain of the restaurant's own. */
  basename: string;
  icon: AppIcon;
  language: string;
  themeColor: string;
  backgroundColor: string;
}

/** Characters that stand below an icon before launchers cut the name. */
const MAX_SHORT_NAME_LENGTH = 12;

/** The name's first words that fit below an icon; a first word that does not is left to the launcher. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  let short = first;
  for (const word of others) {
    if (short.length + 1 + word.length > MAX_SHORT_NAME_LENGTH) break;
    short += ` ${word}`;
  }
  return short;
}

/** The web app manifest of one restaurant (W3C, Web Application Manifest). */
export function webAppManifest(facts: AppFacts) {
  const { shop, origin, basename, icon, language, themeColor, backgroundColor } = facts;
  const home = `${origin}${basename}/`;
  return {
    // Phones know an installed app by its id, which must not change.
    id: `${origin}${basename || '/'}`,
    name: shop.name,
    short_name: shortName(shop.name),
    ...(shop.about && { description: shop.about }),
    lang: language,
    start_url: home,
    // A scope covers every path that begins with it, so the slash keeps other restaurants out (`use-home-slash.ts`).
    scope: home,
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [icon],
  };
}
