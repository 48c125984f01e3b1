import type { CardTexts, PublicDish, PublicShop } from '../../src/prerender/public-shop';

export interface ShareLink {
  /** 'Table 4' */
  heading: string;
  url: string;
  /** File name without its extension, unique in the kit. */
  file: string;
}

/** Makes a safe file name of letters and digits of any script, dots and dashes: up to 240 of the 255 bytes allowed. */
export function fileName(text: string): string {
  const name = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-');
  const short = Array.from(name).slice(0, 60).join('');
  return short.replace(/^[.-]+|[.-]+$/g, '') || 'unnamed';
}

/** The links of the cards, in their order. The storefront reads the queries with `parseOrderTypeLink()`. */
export function shareLinks(
  shop: PublicShop,
  tables: readonly string[],
  dishes: readonly PublicDish[],
  texts: CardTexts,
): ShareLink[] {
  const menuUrl = (query: Record<string, string>) =>
    `${shop.menuUrl}?${new URLSearchParams(query).toString()}`;
  const links = [
    { heading: texts.shop, url: shop.url, file: 'shop' },
    { heading: texts.takeAway, url: menuUrl({ type: 'takeaway' }), file: 'take-away' },
    ...tables.map((table) => ({
      heading: texts.table(table),
      url: menuUrl({ type: 'dinein', table }),
      file: fileName(`table-${table}`),
    })),
    ...dishes.map(({ name, url }) => ({ heading: name, url, file: fileName(`dish-${name}`) })),
  ];
  return links.map((link, index) => {
    const isTaken = links.slice(0, index).some(({ file }) => file === link.file);
    return isTaken ? { ...link, file: `${link.file}-${String(index + 1)}` } : link;
  });
}

/** Finds a dish by id, or by name regardless of case. @throws Error without exactly one such dish */
export function findDish(dishes: readonly PublicDish[], wanted: string): PublicDish {
  const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const named = dishes.filter(({ name }) => normalize(name) === normalize(wanted));
  const dish = dishes.find(({ id }) => id === wanted) ?? (named.length === 1 ? named[0] : undefined);
  if (dish) return dish;
  const ids = named.map(({ id }) => id).join(', ');
  throw new Error(
    ids ? `--dish: '${wanted}' has several ids: ${ids}` : `--dish: there is no '${wanted}' on the menu`,
  );
}
