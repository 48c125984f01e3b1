import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { holdRequests } from './hold-requests';
import { BASE, dishItem } from './shop';

const PIZZA = 'Margherita pizza';

const popup = (page: Page) => page.getByRole('dialog', { name: PIZZA, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Repeat last used item ?' });

async function addWithToppings(page: Page, toppings: readonly string[]) {
  for (const topping of toppings) {
    await popup(page)
      .getByRole('checkbox', { name: new RegExp(topping) })
      .check();
  }
  await popup(page).getByRole('button', { name: /^Add/ }).click();
  await expect(popup(page)).toBeHidden();
}

async function addFirstPizza(page: Page) {
  await page.goto(`${BASE}/menu`);
  await dishItem(page, PIZZA).getByRole('button', { name: 'Add' }).click();
  await addWithToppings(page, ['Olives']);
}

async function waitForCart(page: Page) {
  await expect(dishItem(page, PIZZA).getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
}

test.describe('the repeat sheet', () => {
  test('lists the versions of a dish with price, subtotal and toppings, and opens the popup for a new version', async ({
    page,
    sandbox,
  }) => {
    await addFirstPizza(page);
    await dishItem(page, PIZZA).getByRole('button', { name: 'Increase quantity' }).click();
    const [olives] = [sheet(page).getByRole('listitem').first()];
    await expect(olives).toContainText('Thin crust, Olives:25');
    await expect(olives).toContainText('₹279 + ₹25 each');
    await expect(olives).toContainText('₹304');

    await sheet(page).getByRole('button', { name: 'add new customization' }).click();
    await expect(popup(page)).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    const many = ['Onion', 'Capsicum', 'Sweet corn', 'Mushroom', 'Black olives', 'Jalapeño', 'Cherry tomato'];
    await addWithToppings(page, [...many, 'Extra cheese']);
    await expect(page).toHaveURL(`${BASE}/menu`);
    // When the cart has customized units of the dish, a separate call adds more of them.
    await expect.poll(async () => (await sandbox.requests('cart/addNewCustDish')).length).toBe(1);
    const [call] = await sandbox.requests('cart/addNewCustDish');
    expect(call?.form).toMatchObject({ dishID: 'v-margherita-pizza', dishQty: '1', tempCustID: '' });
    expect(JSON.parse(call?.form['addCustDish'] ?? '')).toEqual([
      { customized_id: 'g-base,g-veggies', data: `[Thin crust, ${many.join(', ')}]` },
      { customized_id: 'x-pizza', data: '[Extra cheese:60]' },
    ]);

    await waitForCart(page);
    await dishItem(page, PIZZA).getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(sheet(page).getByRole('listitem')).toHaveCount(2);
    const second = sheet(page).getByRole('listitem').nth(1);
    await expect(second).not.toContainText('Cherry tomato');
    await second.getByRole('button', { name: 'more' }).click();
    await expect(second).toContainText('Cherry tomato, Extra cheese:60');
    await second.getByRole('button', { name: 'Show less' }).click();
    await expect(second).not.toContainText('Cherry tomato');
  });

  test(
    'adds and removes units, closes after the last one, focuses Add, and leaves the other dish in the cart',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await page.goto(`${BASE}/menu`);
      await dishItem(page, 'Chicken 65').getByRole('button', { name: 'Add' }).click();
      await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
      await expect(dishItem(page, 'Chicken 65').getByRole('group')).not.toHaveAttribute('aria-busy', 'true');
      await dishItem(page, PIZZA).getByRole('button', { name: 'Add' }).click();
      await addWithToppings(page, []);
      await dishItem(page, PIZZA).getByRole('button', { name: 'Increase quantity' }).click();
      const stepper = sheet(page).getByRole('group', { name: `${PIZZA} quantity` });
      await stepper.getByRole('button', { name: 'Increase quantity' }).dblclick();
      await expect(stepper).toContainText('2');
      await expect(sheet(page)).toContainText('₹558');
      await expect.poll(async () => (await sandbox.requests('cart/Cust_Dish_Item')).length).toBe(1);
      await expect(stepper).not.toHaveAttribute('aria-busy', 'true');
      await stepper.getByRole('button', { name: 'Decrease quantity' }).click();
      await expect(page.getByText('Item remove successfully!')).toBeVisible();
      await expect(stepper).toContainText('1');
      await expect(stepper).not.toHaveAttribute('aria-busy', 'true');
      await stepper.getByRole('button', { name: 'Decrease quantity' }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(dishItem(page, PIZZA).getByRole('button', { name: 'Add' })).toBeVisible();
      await expect(dishItem(page, PIZZA).getByRole('button', { name: 'Add' })).toBeFocused();
      await expect(page.getByRole('region', { name: 'Cart' })).toContainText('1 item');
      const calls = await sandbox.requests('cart/Cust_Dish_Item');
      expect(calls.map(({ form }) => form['type'])).toEqual(['add', 'remove', 'remove']);
    },
  );

  test('clears the cart when its last unit is removed', async ({ page }) => {
    await addFirstPizza(page);
    await dishItem(page, PIZZA).getByRole('button', { name: 'Decrease quantity' }).click();
    await sheet(page).getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Cart' })).toBeHidden();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();
  });
});

test.describe('a failed quantity change in the repeat sheet', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('restores the quantity, and shows an error only for a removal', async ({ page, sandbox }) => {
    await addFirstPizza(page);
    await dishItem(page, PIZZA).getByRole('button', { name: 'Increase quantity' }).click();
    const stepper = sheet(page).getByRole('group', { name: `${PIZZA} quantity` });
    await sandbox.fail({ call: 'cart/Cust_Dish_Item', kind: 'status', status: 500 });
    const release = await holdRequests(page, '**/cart/Cust_Dish_Item');
    await stepper.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(stepper).toContainText('2');
    release();
    await expect(stepper).toContainText('1');
    await expect(stepper).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await stepper.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(page.getByText('Error while removing quantity')).toBeVisible();
    await expect(stepper).toContainText('1');
    await expect(sheet(page)).toBeVisible();
  });
});
