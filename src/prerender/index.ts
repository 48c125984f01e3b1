/** Entry of `npm run prerender` and `npm run share-kit`, which run in Node. */
export { setLanguage } from '@/texts';
export { STYLE_LINK } from './document';
export { prerenderFiles } from './files';
export { fetchIcons } from './manifest';
export { cardTexts, fetchCatalogue, publicShop } from './public-shop';
