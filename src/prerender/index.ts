/** Entry of `npm run prerender` and `npm run share-kit`, which run in Node. */
export { fetchCatalogue } from '@/prerender/fetch-catalogue';
export { setLanguage } from '@/texts/language';
export { STYLE_LINK } from './document';
export { prerenderFiles } from './files';
export { publicShop } from './public-shop';
export { cardTexts } from './card-texts';
