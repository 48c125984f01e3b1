import type { Page } from '@playwright/test';

interface Watched {
  written: { node: Node; text: string | null }[];
  put: string[];
}

/** Records the texts of a page. @returns a function for the texts removed, changed and added since. */
export async function watchTexts(page: Page) {
  await page.evaluate(() => {
    const root = document.getElementById('root') as Node;
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const watched: Watched = { written: [], put: [] };
    while (nodes.nextNode())
      watched.written.push({ node: nodes.currentNode, text: nodes.currentNode.nodeValue });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes)
          watched.put.push(node.textContent ?? '');
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
    Object.assign(window, watched);
  });
  return () =>
    page.evaluate(() => {
      const { written, put } = window as unknown as Watched;
      return {
        gone: written.filter(({ node }) => !node.isConnected).map(({ node }) => node.textContent),
        changed: written.filter(({ node, text }) => node.nodeValue !== text).map(({ text }) => text),
        put,
      };
    });
}
