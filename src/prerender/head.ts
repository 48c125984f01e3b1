import { formatRupees } from '@/lib/money';
import { formatNumber } from '@/lib/format-number';
import { isolate, m } from '@/texts';
import { currentLanguage } from '@/texts/language';
import { offeredLanguages } from '@/texts/languages';
import { escapeText, tag } from './html';
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

function headOf(shop: PublicShop, { title, heading, description, url, picture }: Preview): string {
  const text = truncate(description) || undefined;
  const named = (name: string, content: string | undefined) =>
    content === undefined ? [] : [tag('meta', { name, content })];
  const og = (property: string, content: string | undefined) =>
    content === undefined ? [] : [tag('meta', { property: `og:${property}`, content })];
  return [
    `<title>${escapeText(title)}</title>`,
    ...named('description', text),
    tag('link', { rel: 'canonical', href: url }),
    tag('link', { rel: 'icon', href: shop.logo ?? '/favicon.svg' }),
    ...og('type', 'website'),
    ...og('site_name', shop.name),
    ...og('title', heading),
    ...og('description', text),
    ...og('url', url),
    ...og('image', picture),
    ...og('image:alt', picture && heading),
    ...og('locale', offeredLanguages.get(currentLanguage())?.locale.replace('-', '_')),
    ...named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    ...named('twitter:title', heading),
    ...named('twitter:description', text),
    ...named('twitter:image', picture),
  ].join('\n    ');
}

function homePreview({ name, about, address, url, picture }: PublicShop): Preview {
  return {
    title: name,
    heading: m.prerender_home_title({ name }),
    description: [about, address].filter(Boolean).map(isolate).join(' · '),
    url,
    picture,
  };
}

export function homeHead(shop: PublicShop): string {
  return headOf(shop, homePreview(shop));
}

export function menuHead(shop: PublicShop): string {
  const { name, sections, dishes, menuUrl, picture } = shop;
  const categories = sections.map((section) => isolate(section.name)).join(', ');
  return headOf(shop, {
    title: name,
    heading: m.prerender_menu_title({ name }),
    description: m.prerender_menu_description({
      dishes: m.menu_dish_count({ count: dishes.length, shown: formatNumber(dishes.length) }),
      categories,
    }),
    url: menuUrl,
    picture,
  });
}

function dishPreview(shop: PublicShop, dish: PublicDish): Preview {
  const price = formatRupees(Math.min(...dish.offers.map((offer) => offer.price)));
  const title = m.prerender_dish_title({ dish: dish.name, name: shop.name });
  return {
    title,
    heading: title,
    description: dish.description
      ? m.prerender_dish_description({ price, description: dish.description })
      : m.prerender_dish_offer({ price, name: shop.name }),
    url: dish.url,
    picture: dish.picture ?? shop.picture,
  };
}

export function dishHead(shop: PublicShop, dish: PublicDish): string {
  return headOf(shop, dishPreview(shop, dish));
}
