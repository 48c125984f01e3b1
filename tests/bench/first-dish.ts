import type { Page } from '@playwright/test';

declare global {
  interface Window {
    firstDish?: Promise<number>;
  }
}

export async function watchFirstDish(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstDish = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('main article')) return;
        observer.disconnect();
        // A task after the frame runs after its paint.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
  });
}
