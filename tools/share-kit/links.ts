import type { CardTexts } from '../../src/prerender/card-texts';
import type { PublicDish, PublicShop } from '../../src/prerender/public-shop';
import { makeFileNames } from './file-names';

export interface ShareLink {
  /** 'Table 4' */
  heading: string;
  url: string;
  /** File name without its extension, unique in the kit. */
  file: string;
  dish?: PublicDish;
}

/** Adds the parameters that `parseOrderTypeLink()` of the storefront reads. */
function visitUrl({ menuUrl }: PublicShop, query: Record<string, string>): string {
  return `${menuUrl}?${new URLSearchParams(query).toString()}`;
}

/** Links in the order of the cards. */
export function shareLinks(
  shop: PublicShop,
  tables: readonly string[],
  dishes: readonly PublicDish[],
  texts: CardTexts,
): ShareLink[] {
  const fileFor = makeFileNames();
  return [
    { heading: texts.shop, url: shop.url, file: fileFor('shop') },
    { heading: texts.takeAway, url: visitUrl(shop, { type: 'takeaway' }), file: fileFor('take-away') },
    ...tables.map((table) => ({
      heading: texts.table(table),
      url: visitUrl(shop, { type: 'dinein', table }),
      file: fileFor(`table-${table}`),
    })),
    ...dishes.map((dish) => ({
      heading: dish.name,
      url: dish.url,
      file: fileFor(`dish-${dish.name}`),
      dish,
    })),
  ];
}

/** Finds a dish by id, or by name regardless of case. @throws Error without exactly one such dish */
export function findDish(dishes: readonly PublicDish[], wanted: string): PublicDish {
  const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const found =
    dishes.find(({ id }) => id === wanted) ??
    dishes.filter(({ name }) => normalize(name) === normalize(wanted));
  if (!Array.isArray(found)) return found;
  const [dish, ...others] = found;
  if (!dish) throw new Error(`--dish: there is no '${wanted}' on the menu`);
  if (others.length > 0)
    throw new Error(
      `--dish: '${wanted}' is the name of ${found.length} dishes. Use an id: ${found.map(({ id }) => id).join(', ')}`,
    );
  return dish;
}
