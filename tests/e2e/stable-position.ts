import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Looks in a row, each a frame after the other, in which what was scrolled to has to stand still. */
const STILL = 6;
const FRAME = 16;
/** Looks after which a click comes anyhow, as on what moves by itself. */
const MOST = 60;

const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls an element into the window. @returns whether it had to be. */
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

/** Resolves when an element has not moved for some frames. */
export async function becomesStable(target: Locator): Promise<void> {
  let top = NaN;
  for (let look = 0, still = 0; look < MOST && still < STILL; look += 1) {
    const now = await topOf(target);
    still = now === top ? still + 1 : 0;
    top = now;
    await wait(FRAME);
  }
}

/** Scrolls an element into the window, and waits until it rests there, unless it is there. */
async function waitUntilStable(target: Locator, timeout: number | undefined): Promise<void> {
  if (await scrollTo(target, timeout)) await becomesStable(target);
}

/**
 * Has the clicks of the tests come as fingers do: on what has come to rest after a scroll. What is far down a long
 * page is laid out in the frames after it was scrolled to, in which a press and its release may meet two different
 * things. Playwright looks whether its target stands still before it scrolls to it, and not after that.
 */
export function clickWhenStable(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator & { isStable?: true };
  if (locators.isStable) return;
  const { click } = locators;
  Object.assign(locators, {
    isStable: true,
    async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
      // What is not there, or goes with the page meanwhile, the click itself waits for, and tells of.
      await waitUntilStable(this, options?.timeout).catch(() => undefined);
      await click.call(this, options);
    },
  });
}
