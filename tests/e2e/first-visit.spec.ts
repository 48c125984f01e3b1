import { hold } from './hold';
import { expect, test } from './test';

test.describe('before the application has come', () => {
  test('the page has asked for the restaurant, its catalogue, the cart and the first picture', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cartId:spice-garden', 'c-1'));
    const release = await hold(page, '**/assets/*.js');
    const picture = page.waitForRequest(/\/pictures\/.*banner/);
    await page.goto('/spice-garden', { waitUntil: 'commit' });
    expect((await picture).resourceType()).toBe('image');
    for (const call of [
      'restro_id_new',
      'display/display_resturent_info',
      'display/restro_address_info',
      'Daily/Timing',
      'display/Slider',
      'display/all_categories',
      'display/display_dish_list',
      'cart/displayTestFramCore',
    ]) {
      await expect.poll(async () => (await sandbox.requests(call)).length, call).toBe(1);
    }
    release();
  });
});

test('no call of a first visit is made twice', async ({ page, sandbox }) => {
  await page.goto('/spice-garden/menu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(async () => (await sandbox.requests('Guest/UserAdd')).length).toBe(1);
  for (const call of ['restro_id_new', 'display/display_dish_list', 'Daily/Timing', 'display/Slider']) {
    expect(await sandbox.requests(call), call).toHaveLength(1);
  }
});
