import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Consecutive checks, one per frame, in which a scrolled target must not move. */
const STABLE_CHECKS = 6;
const FRAME_MS = 16;
/** Checks after which the click happens anyway, as on an animated target. */
const MAX_CHECKS = 60;

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

/** @returns whether scrolling was necessary. */
function scrollTo(target: Locator, timeout: number | undefined): Promise<boolean> {
  return target.evaluate(
    (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight) return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    },
    undefined,
    timeout === undefined ? undefined : { timeout },
  );
}

export async function waitForStablePosition(target: Locator): Promise<void> {
  let top = NaN;
  for (let look = 0, still = 0; look < MAX_CHECKS && still < STABLE_CHECKS; look += 1) {
    const now = await topOf(target);
    still = now === top ? still + 1 : 0;
    top = now;
    await wait(FRAME_MS);
  }
}

async function waitUntilStable(target: Locator, timeout: number | undefined): Promise<void> {
  if (await scrollTo(target, timeout)) await waitForStablePosition(target);
}

/**
 * Makes clicks wait for stability after scrolling; Playwright checks it before.
 * Far sections are laid out in the next frames: mousedown and mouseup could hit different elements.
 */
export function clickWhenStable(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator & { isStable?: true };
  if (locators.isStable) return;
  const { click } = locators;
  Object.assign(locators, {
    isStable: true,
    async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
      // The click itself waits for missing elements and reports them.
      await waitUntilStable(this, options?.timeout).catch(() => undefined);
      await click.call(this, options);
    },
  });
}
