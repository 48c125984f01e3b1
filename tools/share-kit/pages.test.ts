import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { cardTexts } from '../../src/prerender/card-texts';
import { cardsHtml } from './cards';
import { contrastOf, textColourOn } from './colours';
import { previewHtml } from './preview';
import { qrCodeSvg } from './qr-code';

const HOSTILE = '</style></title><script>alert(1)</script>"\'><img src=x onerror=alert(1)>&amp;$&';
const URL_4 = 'https://order.example.com/spice-garden/menu?type=dinein&table=4';
const brand = { name: HOSTILE, logo: null, accent: '#D73721' };

function expectHarmless(html: string) {
  const { document } = new JSDOM(html).window;
  expect(document.scripts).toHaveLength(0);
  expect(document.images).toHaveLength(0);
  expect(document.querySelectorAll('style')).toHaveLength(1);
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
  return document;
}

describe('texts of a restaurant', () => {
  it('are only texts on a card', async () => {
    const qrCode = await qrCodeSvg(URL_4);
    const card = { heading: HOSTILE, url: `https://order.example.com/?x=<b>`, file: 'x', qrCode };
    const document = expectHarmless(cardsHtml([card], brand, cardTexts(), 'en'));
    expect(document.title).toBe(HOSTILE);
    expect(document.querySelector('.name')?.textContent).toBe(HOSTILE);
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect(document.querySelector('.address')?.textContent).toBe('order.example.com/?x=<b>');
  });

  it('are only texts on a preview picture', () => {
    const preview = {
      heading: HOSTILE,
      description: HOSTILE,
      shopUrl: 'https://order.example.com/spice-garden',
      picture: null,
      layout: 'dish' as const,
    };
    const document = expectHarmless(previewHtml(preview, brand, 'en'));
    expect(document.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect(document.querySelector('.description')?.textContent).toBe(HOSTILE);
  });
});

it('a page loads nothing from the network and runs no script', async () => {
  const card = { heading: 'Table 4', url: URL_4, file: 'table-4', qrCode: await qrCodeSvg(URL_4) };
  const html = cardsHtml([card], { ...brand, name: 'Spice Garden' }, cardTexts(), 'en');
  expect(html).toContain(`content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"`);
  expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/(src|href)=|url\(|@import|http:/);
});

it('a card without a logo shows the first letter of the name', () => {
  const texts = cardTexts();
  const card = { heading: texts.shop, url: 'https://order.example.com/', file: 'shop', qrCode: '' };
  const html = cardsHtml([card], { ...brand, name: '🍕 Pizza' }, texts, 'en');
  expect(new JSDOM(html).window.document.querySelector('.letter')?.textContent).toBe('🍕');
});

it.each(['#D73721', '#FFE066', '#000000', '#FFFFFF', '#777777'])(
  'text on the accent %s can be read',
  (accent) => {
    expect(contrastOf(textColourOn(accent), accent)).toBeGreaterThanOrEqual(4.5);
  },
);

it('a code is black on white with four modules of quiet zone', async () => {
  const svg = await qrCodeSvg(URL_4);
  expect(svg).toMatch(/fill="#ffffff"/);
  expect(svg).toMatch(/stroke="#000000"/);
  expect(svg).toMatch(/<path stroke="#000000" d="M4 4\.5h7/);
});
