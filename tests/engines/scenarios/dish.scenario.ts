import type { Page } from '../page/page';
import { scenario } from '../test';

const PIZZA = 'Margherita pizza';

const dish = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article', { name, exact: true }).first();
const popup = (page: Page) => page.getByRole('dialog', { name: PIZZA, exact: true });
const cart = (page: Page) => page.getByRole('region', { name: 'Cart', exact: true });

scenario(
  'a dish is customized in its popup, and the repeat sheet adds the same and a new version',
  async ({ page, shop }) => {
    await page.goto(`${shop.base}/menu`);
    await dish(page, PIZZA).getByRole('button', { name: 'Add' }).tap();
    await popup(page)
      .getByRole('checkbox', { name: /Olives/ })
      .tap();
    await popup(page).getByRole('button', { name: 'Increase quantity' }).tap();
    await popup(page).getByRole('button', { name: /^Add/ }).waitForText('₹608');
    await popup(page).getByRole('button', { name: 'Decrease quantity' }).tap();
    await popup(page).getByRole('button', { name: /^Add/ }).tap();
    await popup(page).waitForHidden();
    await cart(page).waitForText('1 item');

    const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
    const quantity = dish(page, PIZZA).getByRole('group', { name: `${PIZZA} quantity` });
    await quantity.getByRole('button', { name: 'Increase quantity' }).tap();
    await sheet.getByRole('listitem').first().waitForText('Thin crust, Olives:25');
    const stepper = sheet.getByRole('group', { name: `${PIZZA} quantity` });
    await stepper.getByRole('button', { name: 'Increase quantity' }).tap();
    await stepper.waitFor(({ text, attributes }) => text.includes('2') && attributes['aria-busy'] !== 'true');
    await sheet.getByRole('button', { name: 'add new customization' }).tap();
    await sheet.waitForHidden();
    await popup(page).getByRole('checkbox', { name: 'Onion' }).tap();
    await popup(page).getByRole('button', { name: /^Add/ }).tap();
    await popup(page).waitForHidden();
    await cart(page).waitForText('3 items');
  },
);

scenario(
  'the dish popup closes with its button, Escape, the overlay and Back, and focus returns to the dish',
  async ({ page, shop }) => {
    await page.goto(`${shop.base}/menu`);
    const opener = dish(page, PIZZA).getByRole('button', { name: PIZZA, exact: true });
    const closings = [
      () => popup(page).getByRole('button', { name: 'Close' }).tap(),
      () => page.press('Escape'),
      () => page.tapAt({ x: 4, y: 4 }),
      () => page.back(),
    ];
    for (const close of closings) {
      await opener.tap();
      await popup(page)
        .getByRole('checkbox', { name: /Olives/ })
        .tap();
      await close();
      await popup(page).waitForHidden();
      await page.waitForURL(/\/menu$/);
      await opener.waitFor(({ isFocused, isInWindow }) => isFocused && isInWindow);
    }
  },
);

scenario('the stepper changes the quantity, and the cart bar deletes the cart', async ({ page, shop }) => {
  await page.goto(`${shop.base}/menu`);
  const naan = dish(page, 'Butter naan');
  await naan.getByRole('button', { name: 'Add' }).tap();
  await page.getByText('Item added successfully!').first().waitFor();
  const quantity = naan.getByRole('group', { name: 'Butter naan quantity' });
  await quantity.getByRole('button', { name: 'Increase quantity' }).tap();
  await cart(page).waitFor(({ text }) => text.includes('2 items') && text.includes('₹90'));
  await quantity.waitFor(({ attributes }) => attributes['aria-busy'] !== 'true');
  await quantity.getByRole('button', { name: 'Decrease quantity' }).tap();
  await cart(page).waitForText('1 item');
  await quantity.waitFor(({ attributes }) => attributes['aria-busy'] !== 'true');
  await cart(page).getByRole('button', { name: 'Delete cart items' }).tap();
  await cart(page).waitForHidden();
  await naan.getByRole('button', { name: 'Add' }).waitFor();
});
