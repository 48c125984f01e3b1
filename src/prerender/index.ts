/** Entry of `npm run prerender` and `npm run share-kit`, which run in Node. */
export { fetchCatalogue } from '@/prerender/fetch-catalogue';
export { lookUpShop } from '@/domain/shop/api';
export { setLanguage } from '@/texts/language';
export { STYLE_LINK } from './document';
export { prerenderFiles } from './files';
export { dishPreview, homePreview } from './head';
export { publicShop } from './public-shop';
export { cardTexts } from './card-texts';
