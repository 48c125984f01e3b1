import type { Locator, Page } from '@playwright/test';
import { BASE, DINER, SANDBOX } from './shop';
import { expect, test } from './test';

const MAX_TABS = 60;

type FocusProblem = string;

function findFocusProblem(page: Page): Promise<FocusProblem | undefined> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'The focus is lost';
    // Wait for a dialog's opening animation.
    const coming = focused.closest('dialog')?.getAnimations() ?? [];
    await Promise.all(coming.map((motion) => motion.finished.catch(() => motion)));
    const name = focused.getAttribute('aria-label') ?? focused.textContent;
    // A dialog or the main content is focused before its first control.
    if (focused.matches('dialog, main')) return undefined;
    const box = focused.getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    if (!isInSight) return `Out of sight: ${name}`;
    const isMarked = (element: Element | null, levels: number): boolean => {
      if (!element || levels === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) ||
        isMarked(element.parentElement, levels - 1)
      );
    };
    return isMarked(focused, 4) ? undefined : `No focus indicator: ${name}`;
  });
}

const holdsFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to content' });

class KeyboardDiner {
  readonly problems: FocusProblem[] = [];

  constructor(private readonly page: Page) {}

  async press(key: string) {
    // Shift+Tab from the page's first control leaves the page for the browser's toolbar.
    const leavesPage = key === 'Shift+Tab' && (await holdsFocus(skipLink(this.page)));
    await this.page.keyboard.press(key);
    if (leavesPage) return;
    const problem = await findFocusProblem(this.page);
    if (problem !== undefined) this.problems.push(`${key}: ${problem}`);
  }

  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < MAX_TABS; step += 1) {
      if (await holdsFocus(target)) return;
      await this.press(key);
    }
    throw new Error(`Not reached with ${key}: ${target.toString()}`);
  }

  async toAndPress(target: Locator, key: 'Enter' | 'Space', way: 'Tab' | 'Shift+Tab' = 'Tab') {
    await this.to(target, way);
    await this.page.keyboard.press(key);
  }

  type(text: string) {
    return this.page.keyboard.type(text);
  }
}

test(
  'a diner orders by keyboard alone: menu, dish, cart, note, login, address and payment',
  { tag: '@desktop' },
  async ({ page, sandbox }) => {
    await page.goto(`${BASE}/menu`);
    const diner = new KeyboardDiner(page);
    const item = page.getByRole('article', { name: 'Paneer butter masala', exact: true }).first();
    await expect(item).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await page.keyboard.press('Enter');

    const opener = item.getByRole('button', { name: 'Paneer butter masala' });
    await diner.toAndPress(opener, 'Enter');
    const popup = page.getByRole('dialog', { name: 'Paneer butter masala' });
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    await diner.press('Tab');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(popup.getByRole('checkbox').first()).toBeVisible();
    await diner.to(popup.getByRole('radio', { name: /Half/ }));
    await diner.press('ArrowDown');
    await expect(popup.getByRole('radio', { name: /Full/ })).toBeChecked();
    await diner.toAndPress(popup.getByRole('checkbox', { name: /Butter on top/ }), 'Space');
    await expect(popup.getByRole('checkbox', { name: /Butter on top/ })).toBeChecked();
    await diner.toAndPress(popup.getByRole('button', { name: 'Increase quantity' }), 'Space');
    await diner.toAndPress(popup.getByRole('button', { name: /^Add/ }), 'Enter');
    await expect(popup).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('region', { name: 'Cart' })).toContainText('2 items');

    // Backwards is the shorter way to the bar at the page's end.
    await diner.toAndPress(
      page.getByRole('region', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }),
      'Enter',
      'Shift+Tab',
    );
    await expect(page).toHaveURL(`${BASE}/cart`);
    await diner.to(page.getByLabel('Cooking instructions'));
    await diner.type('Less spicy, please');

    await diner.to(page.getByRole('radio', { name: 'Delivery' }));
    await diner.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Take Away' })).toBeChecked();
    await diner.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();

    const select = page.getByRole('button', { name: 'Select address' });
    await diner.toAndPress(select, 'Enter');
    const login = page.getByRole('dialog', { name: 'Login' });
    await expect(login.getByLabel('Phone number')).toBeFocused();
    await diner.type(DINER);
    await expect(login.getByLabel('OTP', { exact: true })).toBeFocused();
    await diner.type(await sandbox.otp(DINER));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Select an address' });
    await expect(sheet).toBeVisible();

    const add = sheet.getByRole('button', { name: 'Add address' });
    await diner.toAndPress(add, 'Enter');
    const picker = page.getByRole('dialog', { name: 'Select delivery location' });
    await expect(picker.getByLabel('House No *')).toBeVisible();
    await diner.press('Tab');
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(add).toBeFocused();
    await diner.toAndPress(sheet.getByRole('button', { name: /Defence Colony/ }), 'Space');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change address' })).toBeFocused();

    const place = page.getByRole('button', { name: 'Place Order' });
    await expect(place).toBeEnabled();
    await diner.toAndPress(place, 'Enter');
    await page.waitForURL(`${SANDBOX}/pay**`);
    const query = new URL(page.url()).searchParams;
    expect(query.get('instruction')).toBe('Less spicy, please');
    expect(query.get('addressId')).toMatch(/^a-/);
    expect(diner.problems).toEqual([]);
  },
);

test('a dialog traps the focus and returns it to its opener', { tag: '@core' }, async ({ page }) => {
  await page.goto(`${BASE}/menu`);
  const diner = new KeyboardDiner(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  const openers: [Locator, Locator][] = [
    [page.getByRole('button', { name: 'Open menu' }), page.getByRole('dialog', { name: 'Menu' })],
    [page.getByRole('article').first().getByRole('heading').getByRole('button'), page.getByRole('dialog')],
  ];
  for (const [opener, dialog] of openers) {
    await diner.toAndPress(opener, 'Enter');
    await expect(dialog).toBeVisible();
    // Wait until the slide-in animation has ended.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    for (let step = 0; step < 12; step += 1) {
      await diner.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(diner.problems).toEqual([]);
});
