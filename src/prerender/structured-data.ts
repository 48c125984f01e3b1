import { CURRENCY } from '@/lib/money';
import { phoneLink, phoneNumbers } from '@/lib/phone';
import type { PublicDish, PublicShop } from './public-shop';

const CONTEXT = 'https://schema.org';

/** Rupees in schema.org's format: '79.50'. */
function amount(paise: number): string {
  return (paise / 100).toFixed(2);
}

function menuItem({ name, description, url, picture, veg, inStock, offers }: PublicDish) {
  return {
    '@type': 'MenuItem',
    '@id': url,
    name,
    url,
    ...(description && { description }),
    ...(picture && { image: picture }),
    ...(veg && { suitableForDiet: `${CONTEXT}/VegetarianDiet` }),
    offers: offers.map(({ label, price }) => ({
      '@type': 'Offer',
      ...(label !== null && { name: label }),
      price: amount(price),
      priceCurrency: CURRENCY.code,
      availability: `${CONTEXT}/${inStock ? 'InStock' : 'OutOfStock'}`,
      url,
    })),
  };
}

function restaurant({ name, about, address, phone, url, menuUrl, logo, picture }: PublicShop) {
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name,
    url,
    ...(about && { description: about }),
    ...(address && { address }),
    ...(phone && { telephone: phoneNumbers(phone).find(phoneLink) }),
    ...(logo && { logo }),
    ...(picture && { image: picture }),
    currenciesAccepted: CURRENCY.code,
    hasMenu: { '@id': `${menuUrl}#menu` },
    potentialAction: { '@type': 'OrderAction', target: menuUrl },
  };
}

function menu({ name, menuUrl }: PublicShop) {
  return { '@type': 'Menu', '@id': `${menuUrl}#menu`, name, url: menuUrl };
}

const graph = (...nodes: object[]) => ({ '@context': CONTEXT, '@graph': nodes });

/** Returns schema.org's `Restaurant` with a link to its `Menu`; menuData() lists the dishes. */
export const homeData = (shop: PublicShop) => graph(restaurant(shop), menu(shop));

export function menuData(shop: PublicShop) {
  const hasMenuSection = shop.sections.map(({ name, dishes }) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.map(menuItem),
  }));
  return graph(restaurant(shop), { ...menu(shop), hasMenuSection });
}

export const dishData = (shop: PublicShop, dish: PublicDish) => graph(menuItem(dish), restaurant(shop));
