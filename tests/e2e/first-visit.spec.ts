import { expect, test } from './test';

test.describe('before the application has come', () => {
  // The code is held back on purpose.
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the page has asked for the restaurant, its catalogue, the cart and the first picture', async ({
    page,
    sandbox,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cartId:spice-garden', 'c-1'));
    await page.route('**/assets/*.js', (route) => route.abort());
    const picture = page.waitForRequest(/\/pictures\/.*banner/);
    await page.goto('/spice-garden');
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
