import type { Locator, Page } from '@playwright/test';

/** Frames in a row in which what was scrolled to has to stand still. */
const STILL = 6;

/** Scrolls an element into the window, unless it is there, and waits until it has not moved for some frames. */
function bringToRest(target: Locator, timeout: number | undefined): Promise<void> {
  return target.evaluate(
    (element, frames) => {
      const place = () => element.getBoundingClientRect();
      if (place().top >= 0 && place().bottom <= innerHeight) return Promise.resolve();
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return new Promise<void>((resolve) => {
        let still = 0;
        let top = NaN;
        const look = () => {
          still = place().top === top ? still + 1 : 0;
          ({ top } = place());
          if (still < frames) requestAnimationFrame(look);
          else resolve();
        };
        look();
      });
    },
    STILL,
    timeout === undefined ? undefined : { timeout },
  );
}

/**
 * Has the clicks of the tests come as fingers do: on what has come to rest after a scroll. What is far down a long
 * page is laid out in the frames after it was scrolled to, in which a press and its release may meet two different
 * things. Playwright looks whether its target stands still before it scrolls to it, and not after that.
 */
export function clickAtRest(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator & { isAtRest?: true };
  if (locators.isAtRest) return;
  const { click } = locators;
  Object.assign(locators, {
    isAtRest: true,
    async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
      await bringToRest(this, options?.timeout);
      await click.call(this, options);
    },
  });
}
