import { escapeText } from '../../src/prerender/html';
import type { CardTexts } from '../../src/prerender/card-texts';
import type { ShareLink } from './links';
import { htmlPage, logoHtml, readableAddress, textSize, type Brand } from './page';

/** A link with its QR code as an SVG element. */
interface Card extends ShareLink {
  qrCode: string;
}

/** An address of one line, or of two with a break before its query. Longer addresses are set smaller. */
const MAX_ADDRESS_LENGTH = 80;

function addressHtml(url: string): string {
  const address = readableAddress(url);
  const [path = '', ...query] = address.split(/(?=\?)/);
  const parts = [path, query.join('')].map((part) => `<span>${escapeText(part)}</span>`);
  const size = address.length > MAX_ADDRESS_LENGTH ? ' long' : '';
  return `<p class="address${size}"><bdi>${parts.join('')}</bdi></p>`;
}

function cardHtml({ heading, url, qrCode }: Card, brand: Brand, texts: CardTexts): string {
  return `<section class="card">
<div class="panel">
<header>${logoHtml(brand)}<p class="name ${textSize(brand.name)}">${escapeText(brand.name)}</p></header>
<h1 class="${textSize(heading)}">${escapeText(heading)}</h1>
<div class="code">${qrCode}</div>
</div>
<footer>
<p class="scan">${escapeText(texts.scan)}</p>
<p class="hint">${escapeText(texts.hint)}</p>
${addressHtml(url)}
</footer>
</section>`;
}

/** Returns a page that prints one A6 card per link. */
export function cardsHtml(cards: readonly Card[], brand: Brand, texts: CardTexts, language: string): string {
  return htmlPage({
    title: brand.name,
    language,
    brand,
    styles: 'cards.css',
    body: cards.map((card) => cardHtml(card, brand, texts)).join('\n'),
  });
}
