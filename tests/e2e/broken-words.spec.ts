import type { Page } from '@playwright/test';
import { setUserStyles, findBrokenWords, TEXT_200 } from './accessibility-checks';
import { addToCart, placePaidOrder as order, type Item } from './paid-order';
import { BASE, openCart } from './shop';
import { expect, test } from './test';

/** Long words, a size, toppings and a four-digit price. */
const ITEMS: readonly Item[] = [
  ['v-hyderabadi-chicken-biryani-half', 1],
  ['v-paneer-butter-masala-half', 1],
  ['v-margherita-pizza', 1, 'Thin crust'],
  ['v-lasagne', 12],
];

async function expectUnbrokenWords(page: Page) {
  for (const [width, css] of [
    [320, ''],
    [360, TEXT_200],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await setUserStyles(page, css);
    expect.soft(await findBrokenWords(page), `${String(width)} px ${css}`).toEqual([]);
  }
  await setUserStyles(page, '');
}

test.describe('words at 320 px and at 200% text size', () => {
  test('are not broken across lines in the cart, its offers, its addresses and the repeat sheet', async ({
    page,
    request,
  }) => {
    await openCart(page, { naans: 2 });
    await addToCart(request, ITEMS);
    await page.reload();
    await expect(page.getByRole('heading', { name: /Hyderabadi/ })).toBeVisible();
    await expect(page.getByText('Item total').locator('..')).toContainText('₹');
    await expectUnbrokenWords(page);

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'View offers' }).click();
    await expect(dialog.getByRole('button', { name: /^Apply/ }).first()).toBeVisible();
    await expectUnbrokenWords(page);
    await dialog.getByRole('button', { name: /^Apply BIRYANI30/ }).click();
    await expect(page.getByText('BIRYANI30 applied')).toBeVisible();
    await expectUnbrokenWords(page);

    await page.getByRole('button', { name: 'Select address' }).click();
    await expect(dialog.getByText(/Defence Colony/).first()).toBeVisible();
    await expectUnbrokenWords(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    const pizza = page.getByRole('group', { name: /^Margherita pizza/ });
    await pizza.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(page.getByRole('dialog', { name: 'Repeat last used item ?' })).toBeVisible();
    await expectUnbrokenWords(page);
  });

  test('are not broken across lines in the order history, the order details and Order again', async ({
    page,
    request,
  }) => {
    const id = await order(request, ITEMS, BASE);
    await openCart(page);
    await page.goto(`${BASE}/order-history`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectUnbrokenWords(page);
    await page.getByRole('button', { name: 'Order again' }).first().click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Hyderabadi/)
        .first(),
    ).toBeVisible();
    await expectUnbrokenWords(page);
    await page.goto(`${BASE}/order-history/order-details/${id}`);
    await expect(page.getByText('Subtotal')).toBeVisible();
    await expectUnbrokenWords(page);
  });

  test('are not broken across lines on the offers page and in the popup of a dish with sizes', async ({
    page,
  }) => {
    await page.goto(`${BASE}/offer`);
    await expect(page.getByText('tap to copy').first()).toBeVisible();
    await expectUnbrokenWords(page);
    await page.goto(`${BASE}/menu?dish=d-paneer-butter-masala`);
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await expectUnbrokenWords(page);
  });
});
