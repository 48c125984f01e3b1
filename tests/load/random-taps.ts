import type { Page } from '@playwright/test';
import { oneOf } from './random';

/** ms between two taps, in which the page can respond. */
const TAP_INTERVAL_MS = 120;
/** Time limit of a tap: the target may have disappeared. */
const TIMEOUT_MS = 1500;

const TAPPABLE = 'button, a[href], summary, label, [role="tab"], [role="option"]';
const WORDS = ['naan', 'paneer', 'biryani', 'zzzz', 'c', '9876543210', '98765', '12', 'No onions, please'];

function findTarget(page: Page, dice: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([selector, dice]) => {
      const spots = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const spot = { x: left + width / 2, y: top + height / 2 };
        const isInside = width > 0 && spot.x > 0 && spot.y > 0 && spot.x < innerWidth && spot.y < innerHeight;
        if (!isInside || !element.contains(document.elementFromPoint(spot.x, spot.y))) return [];
        return [spot];
      });
      return spots[Math.floor(dice * spots.length)] ?? null;
    },
    [TAPPABLE, dice] as const,
  );
}

async function tap(page: Page, random: () => number): Promise<void> {
  const spot = await findTarget(page, random());
  if (spot) await page.mouse.click(spot.x, spot.y);
}

async function type(page: Page, random: () => number): Promise<void> {
  const fields = await page.locator('input:not([type=radio]):not([type=checkbox]), textarea').all();
  const visible = [];
  for (const field of fields) if (await field.isVisible()) visible.push(field);
  if (visible.length > 0)
    await oneOf(visible, random).fill(oneOf(WORDS, random), { timeout: TIMEOUT_MS, force: true });
  else await tap(page, random);
}

const scroll = (page: Page, random: () => number) => page.mouse.wheel(0, (random() - 0.3) * 2500);

/** Whether the previous history entry belongs to the same page load. */
const hasBefore = (page: Page) =>
  page.evaluate(() => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0);

export async function tapOnce(page: Page, random: () => number): Promise<void> {
  const dice = random();
  try {
    if (dice < 0.72) await tap(page, random);
    else if (dice < 0.84) await scroll(page, random);
    else if (dice < 0.9) await type(page, random);
    else if (dice < 0.95) await page.keyboard.press('Escape');
    else if (await hasBefore(page)) await page.goBack({ waitUntil: 'commit', timeout: TIMEOUT_MS });
  } catch (error) {
    // The page navigated or changed during the action, which is expected.
    if (!(error instanceof Error) || !/Timeout|Execution context|navigat|detached/i.test(error.message))
      throw error;
  }
  await page.waitForTimeout(TAP_INTERVAL_MS);
}
