import {
  addAddressOutsideServiceArea,
  BASE,
  changeRestaurant,
  chooseSavedAddress,
  DINER,
  EVENING,
  login,
  NAAN,
  naanStepper,
  openCart,
  orderError,
  paymentQuery,
  placeOrderButton,
  SANDBOX,
} from './shop';
import { expect, test } from './test';

test.describe('paying for an order', () => {
  test('sends the chosen address of a delivery order and returns to the order page', async ({ page }) => {
    const cartId = await openCart(page);
    await chooseSavedAddress(page);
    await placeOrderButton(page).click();
    expect(await paymentQuery(page)).toEqual({
      CartId: cartId,
      restaurantId: '1001',
      phone: DINER,
      OfferId: '0',
      addressId: expect.stringMatching(/^a-/),
      instruction: '',
      Time: '0',
      TotalPrice: expect.stringMatching(/^\d+(\.\d+)?$/),
      type: 'web',
      path: `${BASE}/orderInfo`,
      orderType: 'Delivery',
    });
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.waitForURL(`${BASE}/orderInfo?OrderId=*`);
  });

  test(
    'clears the cart when the tracking page sends its message before React has run its effects',
    { tag: '@core' },
    async ({ page }) => {
      await page.addInitScript(() => {
        // React schedules its work by a MessageChannel.
        const send = MessagePort.prototype.postMessage;
        MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
          setTimeout(() => send.call(this, message), document.querySelector('iframe') ? 3000 : 0);
        };
      });
      await openCart(page);
      await chooseSavedAddress(page);
      await placeOrderButton(page).click();
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL(`${BASE}/orderInfo?OrderId=*`);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId:spice-garden'))).toBeNull();
    },
  );

  test(
    'sends the pick-up time of a take away order and returns to the order page',
    { tag: '@core' },
    async ({ page }) => {
      await page.clock.setFixedTime(EVENING);
      await openCart(page, { naans: 1 });
      await page.getByRole('radio', { name: 'Take Away' }).check();
      await page.getByLabel('Pick up time').fill('20:30');
      await page.getByRole('button', { name: 'set time' }).click();
      await expect(page.getByText('Pickup time set successfully')).toBeVisible();
      await placeOrderButton(page).click();
      expect(await paymentQuery(page)).toMatchObject({
        orderType: 'Take Away',
        Time: '20:30',
        addressId: '0',
      });
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL(`${BASE}/orderInfo?OrderId=*`);
    },
  );

  for (const [place, number] of [
    ['Table', '12'],
    ['Car', 'KA 01 AB 1234'],
  ] as const) {
    test(`sends the ${place.toLowerCase()} number of a dine in order and returns to the order page`, async ({
      page,
    }) => {
      await openCart(page, { naans: 1 });
      await page.getByRole('radio', { name: 'Dine in' }).check();
      await page.getByRole('radio', { name: place, exact: true }).check();
      await page.getByLabel(`${place} number`).fill(number);
      await placeOrderButton(page).click();
      const query = await paymentQuery(page);
      expect(query).toMatchObject({ orderType: 'Dine in', [`${place.toLowerCase()}Number`]: number });
      expect(query).not.toHaveProperty(place === 'Table' ? 'carNumber' : 'tableNumber');
      await page.getByRole('button', { name: 'Pay' }).click();
      await page.waitForURL(`${BASE}/orderInfo?OrderId=*`);
    });
  }
});

test.describe('Place Order', () => {
  test('opens the address sheet for a delivery without an address', async ({ page }) => {
    await openCart(page);
    await placeOrderButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Select an address' })).toBeVisible();
  });

  test('shows an error below the minimum order value and focuses "Add more items"', async ({ page }) => {
    await openCart(page, { naans: 2 });
    await chooseSavedAddress(page);
    await placeOrderButton(page).click();
    await expect(orderError(page)).toHaveText('Minimum order value should be ₹150');
    await expect(page.getByText('Minimum order value should be ₹150')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Add more items' })).toBeFocused();
    await expect(page.getByText('Add items worth ₹60 more')).toBeVisible();
  });

  test('shows an error for an address outside the service area and focuses "Change address"', async ({
    page,
  }) => {
    await addAddressOutsideServiceArea(page.request);
    await openCart(page);
    await chooseSavedAddress(page, /Elsewhere/);
    await placeOrderButton(page).click();
    await expect(orderError(page)).toHaveText('Service is not available');
    await expect(page.getByText('Service is not available')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();
  });

  test('is replaced by a disabled button when the restaurant is closed', async ({ page, request }) => {
    await changeRestaurant(request, { timing: { Status: 'CLOSE' } });
    await openCart(page);
    await expect(page.getByRole('button', { name: 'Sorry We are closed now' })).toBeDisabled();
    await expect(placeOrderButton(page)).toHaveCount(0);
  });

  test('requires the number of the chosen table or car and focuses its field', async ({ page }) => {
    await openCart(page, { naans: 1 });
    await page.getByRole('radio', { name: 'Dine in' }).check();
    await placeOrderButton(page).click();
    await expect(orderError(page)).toHaveText('Please enter a table or car number');
    await expect(page.getByText('table number is required')).toBeVisible();
    await expect(page.getByLabel('Table number')).toBeFocused();
    await page.getByLabel('Table number').fill('12');
    await page.getByRole('radio', { name: 'Car', exact: true }).check();
    await placeOrderButton(page).click();
    await expect(orderError(page)).toHaveText('Please select table or car number');
    await expect(page.getByText('car number is required')).toBeVisible();
    await expect(page.getByLabel('Car number')).toBeFocused();
  });

  test('requires a set pick-up time between now and closing time, and focuses its field', async ({
    page,
  }) => {
    await page.clock.setFixedTime(EVENING);
    await openCart(page, { naans: 1 });
    await page.getByRole('radio', { name: 'Take Away' }).check();
    const field = page.getByLabel('Pick up time');
    const set = page.getByRole('button', { name: 'set time' });
    await expect(page.getByText('Restaurant closes at 11:30 PM')).toBeVisible();
    await expect(placeOrderButton(page)).toHaveCount(0);
    await set.click();
    await expect(page.getByText('Please select a time for pickup')).toBeVisible();
    await expect(field).toBeFocused();
    for (const [time, text] of [
      ['19:00', 'Selected time must be after current time.'],
      ['23:31', 'Please select a time before 11:30 PM'],
      ['00:30', 'Please select a time before 11:30 PM'],
    ] as const) {
      await field.fill(time);
      await set.click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(field).toBeFocused();
    }
    await field.fill('23:30');
    await set.click();
    await field.fill('23:00');
    await placeOrderButton(page).click();
    await expect(orderError(page)).toHaveText('Please select a time for pickup');
    await expect(field).toBeFocused();
  });
});

test.describe('the check before payment', () => {
  const changes = [
    [
      'the price of a dish changes',
      { prices: { [NAAN]: { Price: 50, OfferPrice: 50 } } },
      'Butter naan costs ₹50 now, not ₹45',
    ],
    ['a dish runs out', { outOfStock: { 'd-butter-naan': true } }, 'Butter naan is out of stock now'],
    [
      'the restaurant closes',
      { timing: { Status: 'CLOSE' } },
      'The restaurant has closed. Your cart is kept.',
    ],
  ] as const;
  for (const [what, change, text] of changes) {
    test(`shows a notice, stays on the cart page and keeps the typed fields when ${what}`, async ({
      page,
      request,
    }) => {
      await openCart(page, { query: '?type=dinein&table=7' });
      await page.getByLabel('Cooking instructions').fill('No coriander');
      await expect(placeOrderButton(page)).toBeEnabled();
      await changeRestaurant(request, change);
      await placeOrderButton(page).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveURL(`${BASE}/cart`);
      await expect(page.getByLabel('Cooking instructions')).toHaveValue('No coriander');
      await expect(page.getByLabel('Table number')).toHaveValue('7');
      await expect(naanStepper(page)).toContainText('8');
    });
  }
});

test('the cart page shows the minutes left 25 minutes before the restaurant closes', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T23:05:00+05:30'));
  await openCart(page);
  await expect(page.getByText('Closes at 11:30 PM: place your order within 25 min.')).toBeVisible();
});

test.describe('Place Order followed by Back', () => {
  test(
    'opens the payment page once on a double click, then restores the cart and its fields',
    { tag: '@core' },
    async ({ page, sandbox }) => {
      await openCart(page, { query: '?type=dinein&table=7' });
      await page.getByLabel('Cooking instructions').fill('No coriander');
      let departures = 0;
      page.on('request', (sent) => {
        if (sent.url().startsWith(`${SANDBOX}/pay`)) departures += 1;
      });
      await placeOrderButton(page).dblclick();
      await paymentQuery(page);
      expect(departures).toBe(1);
      await page.goBack();
      await expect(naanStepper(page)).toContainText('8');
      await expect(page.getByLabel('Cooking instructions')).toHaveValue('No coriander');
      await expect(page.getByLabel('Table number')).toHaveValue('7');
      await expect(placeOrderButton(page)).toBeEnabled();
      expect(await sandbox.requests('cart/delete')).toEqual([]);
    },
  );

  test('restores the set pick-up time', async ({ page }) => {
    await page.clock.setFixedTime(EVENING);
    await openCart(page, { naans: 1 });
    await page.getByRole('radio', { name: 'Take Away' }).check();
    await page.getByLabel('Pick up time').fill('20:30');
    await page.getByRole('button', { name: 'set time' }).click();
    await placeOrderButton(page).click();
    await paymentQuery(page);
    await page.goBack();
    await expect(page.getByLabel('Pick up time')).toHaveValue('20:30');
    await expect(placeOrderButton(page)).toBeEnabled();
  });
});

test(
  'a table link preselects dine in and the table for this visit, and its query is removed',
  { tag: '@core' },
  async ({ page }) => {
    await openCart(page, { naans: 1 });
    await page.goto(`${BASE}/menu?type=dinein&table=12`);
    await expect(page).toHaveURL(`${BASE}/menu`);
    await page.goto(`${BASE}/cart`);
    await expect(page.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    await expect(page.getByLabel('Table number')).toHaveValue('12');
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      'cartId:spice-garden',
      'userNumber',
    ]);
  },
);

test(
  'choosing an address by keyboard after Place Order focuses "Change address", and the order can be placed',
  { tag: '@core' },
  async ({ page }) => {
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    await placeOrderButton(page).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await sheet
      .getByRole('button', { name: /Defence Colony/ })
      .first()
      .press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();
    await expect(placeOrderButton(page)).toBeEnabled();
    await placeOrderButton(page).press('Enter');
    expect(await paymentQuery(page)).toMatchObject({ orderType: 'Delivery' });
  },
);

test.describe('the cart page after a failed request', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows an error with "Try again" for the bill, and keeps typed fields through a reload', async ({
    page,
    sandbox,
  }) => {
    await sandbox.fail({ call: 'PriceCalculate/Cart', kind: 'status', status: 500 });
    await openCart(page);
    await expect(page.getByText('Error while fetching cart price').first()).toBeVisible();
    await expect(placeOrderButton(page)).toHaveCount(0);
    await page.getByLabel('Cooking instructions').fill('No coriander');
    await page.getByRole('radio', { name: 'Dine in' }).check();
    await page.getByLabel('Table number').fill('7');
    await page.reload();
    await expect(page.getByLabel('Table number')).toHaveValue('7');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await sandbox.clearFaults();
    await again.click();
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(page.getByLabel('Cooking instructions')).toHaveValue('No coriander');
  });

  for (const call of ['Daily/Timing', 'cart/displayTestFramCore']) {
    test(`still opens the payment page when the check before payment fails: ${call}`, async ({
      page,
      sandbox,
    }) => {
      await openCart(page, { query: '?type=dinein&table=7' });
      await expect(placeOrderButton(page)).toBeEnabled();
      await sandbox.fail({ call, kind: 'drop' });
      await placeOrderButton(page).click();
      await paymentQuery(page);
    });
  }
});

test('a diner who logs in after another sees none of the first diner’s addresses, instructions or coupons', async ({
  page,
  sandbox,
}) => {
  await openCart(page);
  await page.getByLabel('Cooking instructions').fill('No coriander');
  await chooseSavedAddress(page);
  await page.getByRole('button', { name: 'View offers' }).click();
  await page.getByRole('button', { name: 'Apply TASTY10' }).click();
  await expect(page.getByRole('button', { name: 'Remove TASTY10' })).toBeVisible();
  // Closing the sheet goes back in the history, which would cancel a navigation.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(BASE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Logout').click();
  await expect(page.getByRole('region', { name: 'Cart' })).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userNumber'))).toMatch(/^guest-/);

  await page.goto(`${BASE}/menu`);
  await page
    .getByRole('article', { name: 'Butter naan', exact: true })
    .first()
    .getByRole('button', { name: 'Add' })
    .click();
  await page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(naanStepper(page)).toContainText('1');
  await page.getByRole('button', { name: 'Select address' }).click();
  const dialog = await login(page, sandbox, '9123456780');
  await dialog.getByLabel('Name').fill('Asha');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  const sheet = page.getByRole('dialog', { name: 'Select an address' });
  await expect(sheet.getByText('No saved addresses yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(naanStepper(page)).toContainText('1');
  await expect(page.getByLabel('Cooking instructions')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove TASTY10' })).toHaveCount(0);
});
