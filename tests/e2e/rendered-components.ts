import type { Page } from '@playwright/test';

/** React's internal node of a rendered component, as React DevTools reads it. */
interface Fiber {
  tag: number;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

declare global {
  interface Window {
    renderedComponents?: Set<Fiber>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/** Counts the components that React renders, through the DevTools hook. */
export async function countRendered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PERFORMED_WORK = 1;
    /** React's tags for function, class, forwardRef, memo and simple memo components. */
    const COMPONENTS = [0, 1, 11, 14, 15];
    const visit = (fiber: Fiber): void => {
      const before = fiber.alternate;
      const isNew =
        before === null || (fiber.flags & PERFORMED_WORK && !window.renderedComponents?.has(before));
      if (COMPONENTS.includes(fiber.tag) && isNew) window.renderedComponents?.add(fiber);
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

/** Counts distinct components rendered by `act`, however its changes fall into frames. */
export async function componentsRenderedBy(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.renderedComponents = new Set()));
  await act();
  return page.evaluate(() => window.renderedComponents?.size ?? 0);
}
