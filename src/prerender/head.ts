import { formatRupees } from '@/lib/money';
import { formatNumber } from '@/lib/format-number';
import { currentLanguage, isolate, m } from '@/texts';
import { languages } from '@/texts/languages';
import { escapeText, tag } from './html';
import { prerenderText } from './prerender-text';
import type { PublicDish, PublicShop } from './public-shop';

interface Preview {
  title: string;
  heading: string;
  description: string;
  url: string;
  picture: string | undefined;
}

/** Search engines and messengers truncate longer descriptions. */
const MAX_META_DESCRIPTION_LENGTH = 200;

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_META_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_META_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function metaTags(attribute: 'name' | 'property', contents: Record<string, string | undefined>): string[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [tag('meta', { [attribute]: name, content })],
  );
}

function headOf(shop: PublicShop, { title, heading, description, url, picture }: Preview): string {
  const text = truncate(description) || undefined;
  return [
    `<title>${escapeText(title)}</title>`,
    ...metaTags('name', { description: text }),
    tag('link', { rel: 'canonical', href: url }),
    tag('link', { rel: 'icon', href: shop.logo ?? '/favicon.svg' }),
    ...metaTags('property', {
      'og:type': 'website',
      'og:site_name': shop.name,
      'og:title': heading,
      'og:description': text,
      'og:url': url,
      'og:image': picture,
      'og:image:alt': picture && heading,
      'og:locale': languages.get(currentLanguage())?.locale.replace('-', '_'),
    }),
    ...metaTags('name', {
      'twitter:card': picture === undefined ? 'summary' : 'summary_large_image',
      'twitter:title': heading,
      'twitter:description': text,
      'twitter:image': picture,
    }),
  ].join('\n    ');
}

export function homeHead(shop: PublicShop): string {
  const { name, about, address, url, picture } = shop;
  const description = [about, address].filter(Boolean).map(isolate).join(' · ');
  return headOf(shop, {
    title: name,
    heading: prerenderText('prerender_home_title', { name }),
    description,
    url,
    picture,
  });
}

export function menuHead(shop: PublicShop): string {
  const { name, sections, dishes, menuUrl, picture } = shop;
  const categories = sections.map((section) => isolate(section.name)).join(', ');
  const count = m.menu_dish_count({ count: dishes.length, shown: formatNumber(dishes.length) });
  return headOf(shop, {
    title: name,
    heading: prerenderText('prerender_menu_title', { name }),
    description: prerenderText('prerender_menu_description', { dishes: count, categories }),
    url: menuUrl,
    picture,
  });
}

export function dishHead(shop: PublicShop, dish: PublicDish): string {
  const { description, url, picture = shop.picture } = dish;
  const price = formatRupees(Math.min(...dish.offers.map((offer) => offer.price)));
  const title = prerenderText('prerender_dish_title', { dish: dish.name, name: shop.name });
  return headOf(shop, {
    title,
    heading: title,
    description: description
      ? prerenderText('prerender_dish_description', { price, description })
      : prerenderText('prerender_dish_offer', { price, name: shop.name }),
    url,
    picture,
  });
}
