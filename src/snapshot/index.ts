/** Pages written ahead of any visit: what `npm run snapshot` runs in Node. */
export { fetchCatalogue } from '@/domain/catalogue/fetch';
export { STYLE_LINK } from './document';
export { snapshotFiles } from './files';
