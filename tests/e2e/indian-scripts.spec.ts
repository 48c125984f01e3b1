import type { Locator, Page } from '@playwright/test';
import { setUserStyles, TEXT_200 } from './accessibility-checks';
import { BASE } from './shop';
import { expect, test } from './test';

/** Texts with signs above and below their letters. */
const TEXTS = [
  ...['ಕ್ಷ್ಮೀ ಸ್ತ್ರೀ ಟ್ಟ್ರೂ', 'క్ష్మీ స్త్రీ ట్ర్య', 'தமிழ் கூ ணீ ஸ்ரீ ழூ', 'ക്ഷ്മീ സ്ത്രീ ട്ട്രൂ'],
  ...['कुर्कुरे र्कि ट्ठू छू', 'র্কৌ হৃৎ ক্ত্রু ষ্ণু', 'ર્કિ ટ્ઠૂ ક્ષ્મૃ', 'ਤ੍ਰੂੰ ਪ੍ਰੂ', 'گوشت ٹِکّہ'],
];

async function changeFirstDish(page: Page, texts: { itemName?: string; description?: string }) {
  await page.route('**/display_dish_list*', async (route) => {
    const response = await route.fetch();
    const menu = (await response.json()) as { 'items:': object[] }[];
    Object.assign(menu[0]?.['items:'][0] ?? {}, texts);
    await route.fulfill({ response, json: menu });
  });
}

/** What the lower edge of a shortened text cuts of its last line, and shows of the hidden next line; in px. */
function inkAtEdge(shortened: Locator, lines: number) {
  return shortened.evaluate((element, shownLines) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = canvas.measureText(element.textContent);
    const range = document.createRange();
    range.selectNodeContents(element);
    const bottoms = [...new Set([...range.getClientRects()].map(({ bottom }) => bottom))].sort(
      (a, b) => a - b,
    );
    const baseline = (line: number) => (bottoms[line - 1] ?? Infinity) - ink.fontBoundingBoxDescent;
    const edge = element.getBoundingClientRect().bottom;
    return {
      cut: baseline(shownLines) + ink.actualBoundingBoxDescent - edge,
      shown: edge - (baseline(shownLines + 1) - ink.actualBoundingBoxAscent),
    };
  }, lines);
}

const firstCard = (page: Page) => page.getByRole('article').first();
const leadingOf = (card: Locator) =>
  card.getByRole('heading').evaluate((heading) => parseFloat(getComputedStyle(heading).lineHeight));

test.use({ viewport: { width: 1366, height: 768 } });

for (const text of TEXTS) {
  test(`shortened texts show the signs of ${text}`, { tag: '@phone' }, async ({ page }) => {
    const long = `${text} `.repeat(20).trim();
    await changeFirstDish(page, { itemName: long, description: long });
    await page.goto(`${BASE}/menu`);
    const card = firstCard(page);
    const name = card.getByRole('button', { name: text });
    await expect(name).toBeVisible();
    for (const styles of ['', TEXT_200]) {
      await setUserStyles(page, styles);
      for (const ink of [await inkAtEdge(name, 1), await inkAtEdge(card.getByRole('paragraph').first(), 2)]) {
        expect(ink.cut).toBeLessThan(0.5);
        expect(ink.shown).toBeLessThan(0.5);
      }
    }
  });
}

test(
  'lines are higher for a description in an Indian script, and in Hindi',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${BASE}/menu`);
    const card = firstCard(page);
    await expect(card).toBeVisible();
    const latin = await leadingOf(card);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect.poll(() => leadingOf(card)).toBeCloseTo(latin * 1.15, 1);
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => leadingOf(card)).toBe(latin);
    await changeFirstDish(page, { description: 'گرم' });
    await page.reload();
    await expect.poll(() => leadingOf(card)).toBeCloseTo(latin * 1.15, 1);
  },
);
