import { escapeText } from './html';

/** Returns a sitemap (sitemaps.org). @param requestedAt when the data were fetched, in epoch ms */
export function sitemap(urls: readonly string[], requestedAt: number): string {
  const day = new Date(requestedAt).toISOString().slice(0, 10);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${escapeText(url)}</loc><lastmod>${day}</lastmod></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
