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
      priceCurrency: 'INR',
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
    ...(phone && { telephone: phone }),
    ...(logo && { logo }),
    ...(picture && { image: picture }),
    currenciesAccepted: 'INR',
    hasMenu: { '@id': `${menuUrl}#menu` },
    potentialAction: { '@type': 'OrderAction', target: menuUrl },
  };
}

/** Returns schema.org's `Restaurant` with a link to its `Menu`; menuData() lists the dishes. */
export function homeData(shop: PublicShop) {
  const menu = { '@type': 'Menu', '@id': `${shop.menuUrl}#menu`, name: shop.name, url: shop.menuUrl };
  return { '@context': CONTEXT, '@graph': [restaurant(shop), menu] };
}

export function menuData(shop: PublicShop) {
  const menu = {
    '@type': 'Menu',
    '@id': `${shop.menuUrl}#menu`,
    name: shop.name,
    url: shop.menuUrl,
    hasMenuSection: shop.sections.map(({ name, dishes }) => ({
      '@type': 'MenuSection',
      name,
      hasMenuItem: dishes.map(menuItem),
    })),
  };
  return { '@context': CONTEXT, '@graph': [restaurant(shop), menu] };
}

export function dishData(shop: PublicShop, dish: PublicDish) {
  return { '@context': CONTEXT, '@graph': [menuItem(dish), restaurant(shop)] };
}
