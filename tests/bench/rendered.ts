import type { Page } from '@playwright/test';

/** What React keeps of a component that is drawn, as its developer tools read it. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    rendered?: number;
    /** Each component that was rendered, by one of its two fibers. */
    redrawn?: Set<Fiber>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Has the page count the components that React renders, by the means of its developer tools. */
export async function countRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** Work was done in it. */
    const PERFORMED_WORK = 1;
    /** Functions, classes, forwarded refs, memoised functions of both kinds. */
    const COMPONENTS = [0, 1, 11, 14, 15];
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      if (COMPONENTS.includes(fiber.tag) && (before === null || fiber.flags & PERFORMED_WORK)) {
        window.rendered = (window.rendered ?? 0) + 1;
        if (before === null || !window.redrawn?.has(before)) window.redrawn?.add(fiber);
      }
      if (before !== null && before.child === fiber.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
  });
}

/** The number of components rendered from before `act` until the page has settled. */
export async function renderedBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.rendered = 0));
  await act();
  return page.evaluate(() => window.rendered ?? 0);
}

/**
 * The number of different components rendered from before `act` until the page has settled: however its changes fall
 * into frames, of which a busy machine makes more or fewer.
 */
export async function redrawnBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.redrawn = new Set()));
  await act();
  return page.evaluate(() => window.redrawn?.size ?? 0);
}
