import type { Browser } from '@playwright/test';
import { escapeText } from '../../src/prerender/html';
import type { Preview } from '../../src/prerender/head';
import { htmlPage, logoHtml, readableAddress, type Brand } from './page';

/** The size that messengers and social networks ask for. */
const SIZE = { width: 1200, height: 630 };

export interface PreviewPicture extends Pick<Preview, 'heading' | 'description'> {
  shopUrl: string;
  /** Data URL; null without one. */
  picture: string | null;
  /** Banners are wide, pictures of dishes are not. */
  layout: 'banner' | 'dish';
}

export function previewHtml(
  { heading, description, shopUrl, picture, layout }: PreviewPicture,
  brand: Brand,
  language: string,
): string {
  const pictureHtml = picture === null ? '' : `<img class="picture" src="${picture}" alt="">`;
  return htmlPage({
    title: heading,
    language,
    brand,
    styles: 'preview.css',
    body: `<main class="${picture === null ? 'plain' : layout}">
${pictureHtml}
<div class="words">
<header>${logoHtml(brand)}<p class="name">${escapeText(brand.name)}</p></header>
<div class="texts">
<h1>${escapeText(heading)}</h1>
<p class="description">${escapeText(description)}</p>
</div>
<p class="address"><bdi>${escapeText(readableAddress(shopUrl))}</bdi></p>
</div>
</main>`,
  });
}

export async function drawPreview(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SIZE, javaScriptEnabled: false, offline: true });
  try {
    await page.setContent(html, { waitUntil: 'load' });
    return await page.screenshot({ type: 'jpeg', quality: 90 });
  } finally {
    await page.close();
  }
}
