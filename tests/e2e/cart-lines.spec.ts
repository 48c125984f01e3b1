import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { holdRequests } from './hold-requests';
import { watchShifts } from './layout-shifts';
import { BASE, dishItem, openCart } from './shop';

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Items in the cart' }).getByRole('listitem').filter({ hasText: name });
const stepper = (page: Page, name: string) =>
  line(page, name).getByRole('group', { name: `${name} quantity` });
const minus = (page: Page, name: string) =>
  stepper(page, name).getByRole('button', { name: 'Decrease quantity' });
const plus = (page: Page, name: string) =>
  stepper(page, name).getByRole('button', { name: 'Increase quantity' });
const cartId = (page: Page) => page.evaluate(() => localStorage.getItem('cartId:spice-garden'));

async function fillCart(page: Page, ...names: string[]) {
  await page.goto(`${BASE}/menu`);
  for (const name of names) {
    await dishItem(page, name).getByRole('button', { name: 'Add' }).click();
    await expect(dishItem(page, name).getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
    await expect(dishItem(page, name).getByRole('group')).toContainText('1');
  }
}

async function goToCart(page: Page) {
  await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(`${BASE}/cart`);
}

test.describe('the floating cart bar', () => {
  test('shows the item count and the total, deletes all items and disappears when the cart is empty', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/menu`);
    const bar = page.getByRole('region', { name: 'Cart' });
    await expect(dishItem(page, 'Butter naan')).toBeVisible();
    await expect(bar).toBeHidden();
    // In the middle of the window, so that the cart bar does not appear under the pointer.
    await dishItem(page, 'Butter naan').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await dishItem(page, 'Butter naan').getByRole('button', { name: 'Add' }).dblclick();
    await expect(bar).toContainText('1 item');
    await expect(bar).not.toContainText('1 items');
    await expect.poll(async () => (await sandbox.requests('cart/addItemTest')).length).toBe(1);
    await expect(dishItem(page, 'Butter naan').getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
    await dishItem(page, 'Butter naan').getByRole('button', { name: 'Increase quantity' }).click();
    await expect(bar).toContainText('2 items');
    await expect(bar.getByRole('button', { name: 'Checkout' })).toContainText('₹90');
    await expect(dishItem(page, 'Butter naan').getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
    await bar.getByRole('button', { name: 'Delete cart items' }).click();
    await expect(page.getByText('cart items removed successfully')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(dishItem(page, 'Butter naan').getByRole('button', { name: 'Add' })).toBeVisible();
    expect(await cartId(page)).toBeNull();
  });
});

for (const naans of [3, 30, 283]) {
  test(`the floating cart bar shows "${naans} items" on one line and the whole Checkout button at 320 px width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openCart(page, { naans });
    await page.goto(`${BASE}/menu`);
    const count = page.getByRole('region', { name: 'Cart' }).getByText(`${naans} items`);
    await expect(count).toBeVisible();
    const lines = await count.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    await expect(page.getByRole('button', { name: /^Checkout/ })).toBeInViewport({ ratio: 1 });
  });
}

test.describe('the cart page', () => {
  for (const names of [['Chicken 65'], ['Chicken 65', 'Butter naan', 'Tandoori roti', 'Garlic naan']]) {
    test(`does not shift while the cart lines (${names.length}), the bill and the offers load`, async ({
      page,
    }) => {
      await fillCart(page, ...names);
      await expectNoShiftOnReload(page, names);
    });
  }

  const LONG = 'Kashmiri mutton rogan josh';
  const addLong = async (page: Page) => {
    await page.goto(`${BASE}/menu`);
    await dishItem(page, LONG).getByRole('button', { name: 'Add' }).click();
    const popup = page.getByRole('dialog', { name: LONG });
    await popup.getByRole('radio', { name: /Full/ }).check();
    await popup.getByRole('button', { name: /^Add/ }).click();
    await expect(popup).toBeHidden();
  };

  test('does not shift while a cart line with a long dish name and a size loads', async ({ page }) => {
    await addLong(page);
    await expectNoShiftOnReload(page, [LONG]);
  });

  async function expectNoShiftOnReload(page: Page, names: readonly string[]) {
    await goToCart(page);
    await expect(page.getByRole('list', { name: 'Items in the cart' })).toBeVisible();
    await expectNoShift(page, names, () => page.reload());
  }

  async function expectNoShift(page: Page, names: readonly string[], navigate: () => Promise<unknown>) {
    const shifts = await watchShifts(page);
    const release = {
      lines: await holdRequests(page, '**/cart/**'),
      bill: await holdRequests(page, '**/PriceCalculate/**'),
      offers: await holdRequests(page, '**/Offer/**'),
    };
    await navigate();
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
    release.lines();
    await expect(line(page, names[0] ?? '')).toBeVisible();
    release.bill();
    await expect(page.getByText('Item total').locator('..')).toContainText('₹');
    release.offers();
    await expect(page.getByText(/to unlock [A-Z]|^Use [A-Z]/)).toBeVisible();
    // The amount starts further left than its placeholder; nothing else may move.
    const moved = await shifts();
    expect(moved.filter(({ value }) => value > 0.001)).toEqual([]);
  }
});

test.describe('a cart line', () => {
  test('shows size and add-ons, and opens the repeat sheet on plus and minus for a customized dish', async ({
    page,
  }) => {
    await page.goto(`${BASE}/menu`);
    const paneer = 'Paneer butter masala';
    await dishItem(page, paneer).getByRole('button', { name: 'Add' }).click();
    const popup = page.getByRole('dialog', { name: paneer });
    await popup.getByRole('radio', { name: /Full/ }).check();
    await popup.getByRole('checkbox', { name: /Boiled egg \(2\)/ }).check();
    await popup.getByRole('button', { name: /^Add/ }).click();
    await expect(popup).toBeHidden();
    await goToCart(page);
    await expect(line(page, paneer)).toContainText('Qty Full');
    await expect(line(page, paneer)).toContainText('Mild, Boiled egg (2):30');
    await expect(line(page, paneer)).toContainText('₹279');
    const sheet = page.getByRole('dialog', { name: 'Repeat last used item ?' });
    for (const button of [plus(page, paneer), minus(page, paneer)]) {
      await button.click();
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('changes by one unit on a double click and shows a toast', async ({ page, sandbox }) => {
    await fillCart(page, 'Butter naan');
    await goToCart(page);
    await plus(page, 'Butter naan').dblclick();
    await expect(stepper(page, 'Butter naan')).toContainText('2');
    await expect(line(page, 'Butter naan')).toContainText('₹90');
    await expect(page.getByText('Item added successfully!').first()).toBeVisible();
    await expect(stepper(page, 'Butter naan')).not.toHaveAttribute('aria-busy', 'true');
    await minus(page, 'Butter naan').dblclick();
    await expect(page.getByText('Item removed successfully!')).toBeVisible();
    await expect(stepper(page, 'Butter naan')).toContainText('1');
    expect(await sandbox.requests('cart/addItemTest')).toHaveLength(2);
    expect(await sandbox.requests('cart/remove')).toHaveLength(1);
  });

  test(
    'disappears at quantity 0 and moves the focus to the next line or the empty cart’s menu link',
    { tag: '@core' },
    async ({ page }) => {
      await fillCart(page, 'Butter naan', 'Chicken 65');
      await goToCart(page);
      await minus(page, 'Butter naan').focus();
      await page.keyboard.press('Enter');
      await expect(line(page, 'Butter naan')).toBeHidden();
      await expect(plus(page, 'Chicken 65')).toBeFocused();
      await expect(page.getByText('Item removed successfully!')).toBeVisible();
      await minus(page, 'Chicken 65').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'empty cart !' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Browse menu' })).toBeFocused();
      await expect.poll(() => cartId(page)).toBeNull();
    },
  );

  test('disappears when "Delete all items" is double-clicked, with a single delete request', async ({
    page,
    sandbox,
  }) => {
    await fillCart(page, 'Butter naan', 'Chicken 65');
    const id = await cartId(page);
    await goToCart(page);
    await page.getByRole('button', { name: 'Delete all items' }).dblclick();
    await expect(page.getByRole('heading', { name: 'empty cart !' })).toBeVisible();
    await expect(page.getByText('cart items removed successfully')).toBeVisible();
    expect((await sandbox.requests('cart/delete')).map(({ form }) => form)).toEqual([{ cartid: id }]);
    expect(await cartId(page)).toBeNull();
  });
});

test.describe('a failed cart change', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test(
    'restores the cart line and shows an error for add, remove and delete on the cart page',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await fillCart(page, 'Butter naan');
      await goToCart(page);
      await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
      await plus(page, 'Butter naan').click();
      await expect(page.getByText('Failed to add item. Try again.')).toBeVisible();
      await expect(stepper(page, 'Butter naan')).toContainText('1');

      await sandbox.fail({ call: 'cart/remove', kind: 'status', status: 500 });
      await minus(page, 'Butter naan').click();
      await expect(page.getByText('Error while removing quantity')).toBeVisible();
      await expect(stepper(page, 'Butter naan')).toContainText('1');

      await sandbox.fail({ call: 'cart/delete', kind: 'status', status: 500 });
      const all = page.getByRole('button', { name: 'Delete all items' });
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('error while delete all cart items')).toBeVisible();
      await expect(all).toBeFocused();
      await expect(stepper(page, 'Butter naan')).toContainText('1');
    },
  );

  test('shows a different error when the floating cart bar cannot delete the items, and keeps the items', async ({
    page,
    sandbox,
  }) => {
    await fillCart(page, 'Butter naan');
    await sandbox.fail({ call: 'cart/delete', kind: 'status', status: 500 });
    const bar = page.getByRole('region', { name: 'Cart' });
    await bar.getByRole('button', { name: 'Delete cart items' }).click();
    await expect(page.getByText(' failed to deleting cart items')).toBeVisible();
    await expect(bar).toContainText('1 item');
  });
});

test.describe('a slow cart change', () => {
  test('shows "Still trying…" on its cart line after 10 s, until the response arrives', async ({ page }) => {
    await page.clock.install();
    await fillCart(page, 'Butter naan');
    await goToCart(page);
    await expect(plus(page, 'Butter naan')).toBeEnabled();
    const release = await holdRequests(page, '**/cart/addItemTest');
    await page.clock.pauseAt(Date.now() + 60_000);
    await plus(page, 'Butter naan').click();
    const stillTrying = line(page, 'Butter naan').getByText('Still trying…');
    await page.clock.runFor(9900);
    await expect(stillTrying).toBeHidden();
    await page.clock.runFor(100);
    await expect(stillTrying).toBeVisible();
    await page.clock.resume();
    release();
    await expect(stillTrying).toBeHidden();
    await expect(stepper(page, 'Butter naan')).toContainText('2');
  });
});
