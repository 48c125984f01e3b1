import type { Page } from '@playwright/test';

interface WatchedTexts {
  before: { node: Node; text: string | null }[];
  added: string[];
}

/** @returns a function for the texts removed, changed and added since. */
export async function watchTexts(page: Page) {
  await page.evaluate(() => {
    const root = document.getElementById('root') as Node;
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const watched: WatchedTexts = { before: [], added: [] };
    while (nodes.nextNode())
      watched.before.push({ node: nodes.currentNode, text: nodes.currentNode.nodeValue });
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes)
          watched.added.push(node.textContent ?? '');
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
    Object.assign(window, watched);
  });
  return () =>
    page.evaluate(() => {
      const { before, added } = window as unknown as WatchedTexts;
      return {
        removed: before.filter(({ node }) => !node.isConnected).map(({ node }) => node.textContent),
        changed: before.filter(({ node, text }) => node.nodeValue !== text).map(({ text }) => text),
        added,
      };
    });
}
