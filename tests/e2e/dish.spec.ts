import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { waitForAnimations } from './accessibility-checks';
import { holdRequests } from './hold-requests';
import { hostOf, PRIMARY } from './origins';
import { dishItem } from './shop';
import { waitForStablePosition } from './stable-position';

const bases = [`${PRIMARY}/spice-garden`, hostOf('spice-garden')] as const;
const [base] = bases;

const PIZZA = 'Margherita pizza';
const PANEER = 'Paneer butter masala';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const addIn = (dialog: Locator) => dialog.getByRole('button', { name: /^Add/ });
const group = (dialog: Locator, name: string) => dialog.getByRole('group', { name, exact: true });

async function open(page: Page, name: string) {
  await page.goto(`${base}/menu`);
  await dishItem(page, name).getByRole('button', { name, exact: true }).click();
  const dialog = popup(page, name);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a tap on the picture of a dish opens it', async ({ page }) => {
  await page.goto(`${base}/menu`);
  const picture = dishItem(page, PANEER).getByRole('presentation');
  await picture.scrollIntoViewIfNeeded();
  await waitForStablePosition(picture);
  const { x, y, width } = (await picture.boundingBox())!;
  // Above Add, which overlaps the lower edge.
  await page.mouse.click(x + width / 2, y + 20);
  await expect(popup(page, PANEER)).toBeVisible();
});

test('a dish is tinted while it is pressed', async ({ page }) => {
  await page.goto(`${base}/menu`);
  const name = dishItem(page, PANEER).getByRole('button', { name: PANEER, exact: true });
  const tint = () => name.evaluate((button) => getComputedStyle(button, '::after').backgroundColor);
  const unpressed = await tint();
  await name.hover();
  await page.mouse.down();
  await expect.poll(tint).not.toBe(unpressed);
  await page.mouse.up();
  await expect(popup(page, PANEER)).toBeVisible();
});

test.describe('the dish popup', () => {
  test(
    'closes by button, Escape, overlay or Back, focuses the dish, and reopens without earlier choices',
    { tag: ['@core', '@phone'] },
    async ({ page }) => {
      const dialog = await open(page, PIZZA);
      const closings = [
        () => dialog.getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(4, 4),
        () => page.goBack(),
      ];
      for (const close of closings) {
        await group(dialog, 'Extra toppings')
          .getByRole('checkbox', { name: /Olives/ })
          .check();
        await dialog.getByRole('button', { name: 'Increase quantity' }).click();
        await expect(addIn(dialog)).toContainText('₹608');
        await close();
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(`${base}/menu`);
        await expect(dishItem(page, PIZZA).getByRole('button', { name: PIZZA, exact: true })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(addIn(dialog)).toContainText('₹279');
        await expect(group(dialog, 'Choose your base').getByRole('checkbox').first()).toBeChecked();
      }
    },
  );

  test('keeps its layout while it closes', async ({ page }) => {
    const dialog = await open(page, PIZZA);
    await waitForAnimations(page);
    const [width, closingWidth] = await dialog.evaluate((element: HTMLDialogElement) => {
      const bodyWidth = () => element.querySelector('.dialog-body')!.getBoundingClientRect().width;
      const before = bodyWidth();
      element.close();
      return [before, bodyWidth()];
    });
    expect(closingWidth).toBeCloseTo(width);
  });

  test('stays open after a drag between the overlay and its content, both ways', async ({ page }) => {
    const dialog = await open(page, PIZZA);
    const inside = (await dialog.getByText(PIZZA).boundingBox())!;
    const outside = { x: 4, y: 4 };
    const middle = { x: inside.x + 4, y: inside.y + 4 };
    for (const [from, to] of [
      [outside, middle],
      [middle, outside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expect(dialog).toBeVisible();
    }
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog).toBeHidden();
  });

  test(
    'does not scroll the page behind it and shows a small header after 200 px of scrolling',
    { tag: ['@core', '@phone'] },
    async ({ page }) => {
      const dialog = await open(page, PANEER);
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.move(4, 4);
      await page.mouse.wheel(0, 600);
      await expect(dialog.getByText(PANEER)).toHaveCount(1);
      const scrollBody = (top: number) =>
        dialog.evaluate((element, to) => {
          const body = [...element.querySelectorAll('div')].find(
            (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight,
          );
          body?.scrollTo(0, to);
          return body?.scrollTop;
        }, top);
      expect(await scrollBody(200)).toBe(200);
      await waitForAnimations(page);
      await expect(dialog.getByText(PANEER)).toHaveCount(1);
      expect(await scrollBody(201)).toBe(201);
      await expect(dialog.getByText(PANEER)).toHaveCount(2);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    },
  );

  test(
    'shortens a long description, updates the price with each choice, and allows no quantity below 1',
    { tag: '@phone' },
    async ({ page }) => {
      const dialog = await open(page, PANEER);
      await expect(dialog.getByText(/Contains nuts/)).toBeHidden();
      await dialog.getByRole('button', { name: 'Show more..' }).click();
      await expect(dialog.getByText(/Contains nuts/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Show less' }).click();
      await expect(dialog.getByRole('radio', { name: /Half/ })).toBeChecked();
      await expect(dialog.getByText('(11% off)')).toBeVisible();
      await expect(addIn(dialog)).toContainText('₹159');
      await dialog.getByRole('radio', { name: /Full/ }).check();
      await group(dialog, 'Add-ons')
        .getByRole('checkbox', { name: /Boiled egg \(2\)/ })
        .check();
      await dialog.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(addIn(dialog)).toContainText('₹558');
      const fewer = dialog.getByRole('button', { name: 'Decrease quantity' });
      await fewer.click();
      await expect(fewer).toBeDisabled();
      await fewer.click({ force: true });
      await expect(dialog.getByRole('group', { name: `${PANEER} quantity` })).toContainText('1');
    },
  );

  test(
    'shows an error for too many options for 3 s and for missing options for 2.5 s',
    { tag: '@phone' },
    async ({ page, sandbox }) => {
      await page.clock.install({ time: '2026-11-20T19:00:00' });
      const dialog = await open(page, PIZZA);
      const bases = group(dialog, 'Choose your base');
      await expect(bases).toBeVisible();
      await page.clock.pauseAt('2026-11-20T19:10:00');
      await bases.getByRole('checkbox', { name: 'Hand tossed' }).click();
      await expect(bases.getByRole('checkbox', { name: 'Hand tossed' })).not.toBeChecked();
      const over = dialog.getByText('You can select up to 1 items.');
      await expect(over).toBeVisible();
      await page.clock.runFor(2900);
      await expect(over).toBeVisible();
      await page.clock.runFor(200);
      await expect(over).toBeHidden();

      await bases.getByRole('button', { name: 'Clear' }).click();
      await addIn(dialog).click();
      const unmet = dialog.getByText('Please select customize option');
      await expect(unmet).toBeVisible();
      await page.clock.runFor(2400);
      await expect(unmet).toBeVisible();
      await page.clock.runFor(200);
      await expect(unmet).toBeHidden();
      expect(await sandbox.requests('cart/addItemTest')).toHaveLength(0);
    },
  );

  test(
    'sends the chosen options, including brackets and colons, in one request and closes',
    { tag: ['@core', '@phone'] },
    async ({ page, sandbox }) => {
      const dialog = await open(page, PIZZA);
      const bases = group(dialog, 'Choose your base');
      await bases.getByRole('button', { name: 'Clear' }).click();
      await bases.getByRole('checkbox', { name: 'Cheese burst (contains egg)' }).check();
      await group(dialog, 'Extra toppings')
        .getByRole('checkbox', { name: /Chilli oil/ })
        .check();
      await addIn(dialog).dblclick();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${base}/menu`);
      await expect(dishItem(page, PIZZA).getByRole('button', { name: 'Increase quantity' })).toBeVisible();
      await expect.poll(async () => (await sandbox.requests('cart/addItemTest')).length).toBe(1);
      const [added] = await sandbox.requests('cart/addItemTest');
      expect(added?.form['addCustDish']).toBe(
        '[{"customized_id":"g-base","data":"[Cheese burst (contains egg)]"},' +
          '{"customized_id":"x-pizza","data":"[Chilli oil:15]"}]',
      );
    },
  );

  test(
    'shows the minimum of an add-on group but adds the dish without it',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`${base}/menu?dish=d-thali-maharaja`);
      const dialog = page.getByRole('dialog');
      const bread = group(dialog, 'Choose your bread');
      await expect(bread.getByText('Select up to 2 option')).toBeVisible();
      await expect(bread.getByText('The restaurant expects at least 1')).toBeVisible();
      await bread.getByRole('checkbox', { name: /Tandoori roti/ }).uncheck();
      await addIn(dialog).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Cart' })).toContainText('₹399');
    },
  );
});

test.describe('a failed request to add a dish', { tag: '@phone' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('shows an error in the popup for a while and returns the focus to Add', async ({ page, sandbox }) => {
    const dialog = await open(page, 'Chicken 65');
    await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
    const release = await holdRequests(page, '**/cart/addItemTest');
    await addIn(dialog).focus();
    await page.keyboard.press('Enter');
    await expect(addIn(dialog)).toBeDisabled();
    release();
    const failed = page.getByText('Error to add item to cart');
    await expect(failed).toBeVisible();
    await expect(failed).toHaveCount(1);
    await expect(addIn(dialog)).toBeFocused();
    await expect(failed).toBeHidden();
  });

  test('shows an error toast when the popup was closed before the response, and stays on the menu', async ({
    page,
    sandbox,
  }) => {
    const dialog = await open(page, 'Chicken 65');
    await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
    const release = await holdRequests(page, '**/cart/addItemTest');
    await addIn(dialog).click();
    await page.goBack();
    await expect(dialog).toBeHidden();
    release();
    await expect(page.getByText('Error to add item to cart')).toBeVisible();
    await expect(page).toHaveURL(`${base}/menu`);
  });
});

for (const [kind, root, tag] of [
  ['under the restaurant’s slug', bases[0], '@phone'],
  ['on the restaurant’s own host', bases[1], '@desktop'],
] as const) {
  test.describe(`the URL of a dish ${kind}`, { tag }, () => {
    const shared = `${root}/menu/Pizza%20%26%20pasta?dish=d-margherita-pizza`;

    test('opens the popup, is copied by Share, and Back closes the popup', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(shared);
      const dialog = popup(page, PIZZA);
      await expect(dialog).toBeVisible();
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await dialog.getByRole('button', { name: 'Share' }).click();
      await expect(dialog.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
      await expect(dialog.getByText('Link copied')).toBeHidden();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${root}/menu/Pizza%20%26%20pasta`);
      await expect(page.getByRole('heading', { name: /Pizza & pasta/ }).first()).toBeInViewport();
    });

    test('is passed to navigator.share where the browser supports it', async ({ page }) => {
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared });
        Object.defineProperty(navigator, 'share', {
          value: (data: unknown) => Promise.resolve(shared.push(data)),
        });
      });
      await page.goto(`${root}/search?q=margherita&dish=d-margherita-pizza`);
      await popup(page, PIZZA).getByRole('button', { name: 'Share' }).click();
      expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
        { title: PIZZA, url: shared },
      ]);
    });
  });
}

test.describe('a toast', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  /** Stops the countdown of a toast, a CSS animation, after `ms`. @returns its length in ms. */
  const stopCountdown = (toast: Locator, ms: number) =>
    toast.locator('.Toastify__progress-bar').evaluate((bar, elapsed) => {
      const [countdown] = bar.getAnimations();
      countdown?.pause();
      if (countdown) countdown.currentTime = elapsed;
      return countdown?.effect?.getComputedTiming().duration;
    }, ms);

  test('appears at the top right above dialogs and is dismissed by a drag over 80 percent of its width', async ({
    page,
    sandbox,
  }) => {
    await page.goto(`${base}/menu`);
    await dishItem(page, 'Chicken 65').getByRole('button', { name: 'Add' }).click();
    const toast = page.locator('.Toastify__toast').filter({ hasText: 'Item added successfully!' });
    await expect(toast).toBeVisible();
    await stopCountdown(toast, 0);
    await dishItem(page, PIZZA).getByRole('button', { name: PIZZA, exact: true }).click();
    await expect(popup(page, PIZZA)).toBeVisible();
    await waitForAnimations(page);

    const box = (await toast.boundingBox())!;
    const width = page.viewportSize()!.width;
    // 12 px, plus a scrollbar on desktops.
    expect(width - box.x - box.width).toBeLessThanOrEqual(28);
    expect(box.y).toBeLessThanOrEqual(16);
    expect(
      await toast.evaluate(
        (element, [x, y]) => element.contains(document.elementFromPoint(x!, y!)),
        [box.x + 40, box.y + box.height / 2],
      ),
    ).toBe(true);

    const drag = async (share: number) => {
      const from = { x: box.x + box.width - 60, y: box.y + box.height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - (box.width * share) / 2, from.y);
      await page.mouse.move(from.x - box.width * share, from.y);
      await page.mouse.up();
    };
    await drag(0.7);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await drag(0.82);
    await expect(toast).toHaveCount(0);
    await expect(popup(page, PIZZA)).toBeVisible();
    expect(await sandbox.requests('cart/addItemTest')).toHaveLength(1);
  });

  test('disappears after 5 s', { tag: '@phone' }, async ({ page, sandbox }) => {
    await page.goto(`${base}/menu`);
    await sandbox.fail({ call: 'cart/addItemTest', kind: 'status', status: 500 });
    await dishItem(page, 'Chicken 65').getByRole('button', { name: 'Add' }).click();
    const toast = page.locator('.Toastify__toast');
    await expect(toast).toBeVisible();
    expect(await stopCountdown(toast, 4900)).toBe(5000);
    await waitForAnimations(page);
    await expect(toast).toBeVisible();
    await stopCountdown(toast, 5000);
    await expect(toast).toHaveCount(0);
  });
});
