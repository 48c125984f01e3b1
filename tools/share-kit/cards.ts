import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toString } from 'qrcode';
import { escapeText } from '../../src/prerender/html';
import type { CardTexts, PublicShop } from '../../src/prerender/public-shop';
import type { ShareLink } from './links';

/** A restaurant with the accent colour (#RRGGBB) of its cards. */
export type Brand = Pick<PublicShop, 'name' | 'logo'> & { accent: string };

/**
 * Returns an SVG image with the quiet zone of four modules that the standard asks for. It is black on white, whatever
 * the accent: phones read it best, and printers print black sharpest. Level Q can restore a quarter of the code's bytes.
 */
export function qrCodeSvg(url: string): Promise<string> {
  return toString(url, { type: 'svg', errorCorrectionLevel: 'Q', margin: 4, width: 600 });
}

/** Returns an address as people type it: no scheme, no percent-encoding where it can be read. */
const readableAddress = (url: string) => decodeURI(url.replace(/^https?:\/\//, '').replace(/\/$/, ''));

async function cardHtml(
  { heading, url }: ShareLink,
  { name, logo }: Brand,
  texts: CardTexts,
): Promise<string> {
  const size = heading.length > 40 ? ' class="long"' : '';
  return `<section>
<header>${logo === undefined ? '' : `<img src="${escapeText(logo)}" alt="">`}<p>${escapeText(name)}</p></header>
<h1${size}>${escapeText(heading)}</h1>
${await qrCodeSvg(url)}
<p class="scan">${escapeText(texts.scan)}</p>
<p>${escapeText(texts.hint)}</p>
<p class="address"><bdi>${escapeText(readableAddress(url))}</bdi></p>
</section>`;
}

/** No script runs, whatever a restaurant's texts contain. */
const POLICY = "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'";

/** Returns a page that prints one A6 card per link. */
export async function cardsHtml(
  links: readonly ShareLink[],
  brand: Brand,
  texts: CardTexts,
  language: string,
): Promise<string> {
  const cards = await Promise.all(links.map((link) => cardHtml(link, brand, texts)));
  return `<!doctype html>
<html lang="${escapeText(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(brand.name)}</title>
<style>
:root { --accent: ${brand.accent} }
${readFileSync(path.join(import.meta.dirname, 'cards.css'), 'utf8')}</style>
${cards.join('\n')}
</html>
`;
}
