import { DINER, storeDiner } from '../diner';
import type { Shop } from '../shop';
import { scenario } from '../test';

function addPastOrder({ world }: Shop): string {
  const naan = { name: 'Butter naan', size: '', choices: '', addOns: '', units: 2, subtotal: 9000 };
  const { id } = world.orders.place({
    restaurantId: '1001',
    phone: DINER,
    dinerName: 'Asha Rao',
    destination: 'Table 7',
    orderType: 'Dine in',
    instruction: '',
    items: [naan],
    itemsTotal: 9000,
    gst: 450,
    total: 9450,
    cashback: 0,
  });
  return String(id);
}

scenario('the order history opens an order’s details and its tracking', async ({ page, shop }) => {
  const orderId = addPastOrder(shop);
  await storeDiner(page, shop);
  await page.goto(`${shop.base}/order-history`);
  const order = page.getByRole('article', { name: `Order #${orderId}` });
  await order.waitForText('2 x Butter naan');
  await order.getByRole('link', { name: 'Read more' }).tap();
  await page.getByText('Asha Rao').first().waitFor();
  await page.getByText('₹94.50').first().waitFor();
  await page.back();
  await order.getByRole('button', { name: 'Track order' }).tap();
  await page.waitForFrameText(orderId);
});

scenario('a past order is added to the cart again from the order history', async ({ page, shop }) => {
  addPastOrder(shop);
  await storeDiner(page, shop);
  await page.goto(`${shop.base}/order-history`);
  await page.getByRole('button', { name: 'Order again' }).tap();
  await page
    .getByRole('dialog', { name: 'Order again' })
    .getByRole('button', { name: 'Add 2 items · ₹90' })
    .tap();
  await page.waitForURL(/\/cart$/);
  await page.getByRole('group', { name: /^Butter naan / }).waitForText('2');
  await page.back();
  await page.waitForURL(/\/order-history$/);
});
