import { BASE } from './shop';
import { expect, test } from './test';

/** Names with signs above and below their letters, in eight scripts. */
const NAMES = [
  ...['ಕ್ಷ್ಮೀ ಸ್ತ್ರೀ ಟ್ಟ್ರೂ', 'క్ష్మీ స్త్రీ ట్ర్య', 'தமிழ் கூ ணீ ஸ்ரீ ழூ', 'ക്ഷ്മീ സ്ത്രീ ട്ട്രൂ'],
  ...['कुर्कुरे र्कि ट्ठू छू', 'র্কৌ হৃৎ ক্ত্রু ষ্ণু', 'ર્કિ ટ્ઠૂ ક્ષ્મૃ', 'ਤ੍ਰੂੰ ਪ੍ਰੂ'],
];

for (const name of NAMES) {
  test(`lines have room for the signs of ${name}`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${BASE}/menu`);
    const card = page.getByRole('article').first();
    const leadingOf = () =>
      card.getByRole('heading').evaluate((heading) => parseFloat(getComputedStyle(heading).lineHeight));
    await expect(card).toBeVisible();
    const latin = await leadingOf();

    await page.route('**/display_dish_list*', async (route) => {
      const response = await route.fetch();
      const menu = (await response.json()) as { 'items:': { itemName: string }[] }[];
      const first = menu[0]?.['items:'][0];
      if (first) first.itemName = `${name} `.repeat(20).trim();
      await route.fulfill({ response, json: menu });
    });
    await page.reload();
    await expect(card.getByRole('button', { name })).toBeVisible();
    expect(await leadingOf()).toBeCloseTo(latin * 1.15, 0);
    // Shortened to a line with an ellipsis, whose signs below the line are shown.
    const shortened = await card.getByRole('button', { name }).evaluate((button) => {
      const { overflow, textOverflow, overflowClipMargin } = getComputedStyle(button);
      return { overflow, textOverflow, overflowClipMargin, isShort: button.scrollWidth > button.clientWidth };
    });
    expect(shortened).toMatchObject({ overflow: 'clip', textOverflow: 'ellipsis', isShort: true });
    expect(parseFloat(shortened.overflowClipMargin)).toBeGreaterThan(4);
  });
}
