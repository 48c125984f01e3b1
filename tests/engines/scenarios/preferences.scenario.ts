import { describe } from 'vitest';
import { openCart, placeOrderButton } from '../diner';
import { scenario } from '../test';

describe('in a Hindi browser', () => {
  scenario.override({ preferences: { language: 'hi-IN', colorScheme: 'light' } });

  scenario(
    'the storefront is in Hindi, and changing to English keeps the cooking note',
    async ({ page, shop }) => {
      await openCart(page, shop, { naans: 2 });
      await page.getBySelector('html').waitFor(({ attributes }) => attributes['lang'] === 'hi');
      await page.getByLabel('खाना बनाने के निर्देश').fill('Kam mirch');
      await page.getByRole('button', { name: 'English' }).tap();
      await page.getByLabel('Cooking instructions').waitFor(({ value }) => value === 'Kam mirch');
    },
  );
});

describe('on a dark device', () => {
  scenario.override({ preferences: { language: 'en-US', colorScheme: 'dark' } });

  scenario('the storefront is dark', async ({ page, shop }) => {
    await openCart(page, shop, { query: '?type=dinein&table=7' });
    await placeOrderButton(page).waitFor();
    // Dark: each colour channel is below half.
    await page.waitForValue(
      `getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every((part) => part < 128)`,
      true,
    );
  });
});
