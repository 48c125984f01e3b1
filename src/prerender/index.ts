/** Entry of `npm run prerender`, which runs in Node. */
export { fetchCatalogue } from '@/domain/catalogue/fetch';
export { STYLE_LINK } from './document';
export { prerenderFiles } from './files';
