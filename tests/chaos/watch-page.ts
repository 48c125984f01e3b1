import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const TECHNICAL_WORDS = /\bundefined\b|\bNaN\b|\bnull\b|\[object /;
const ATTRIBUTES = ['title', 'alt', 'aria-label', 'aria-description', 'placeholder', 'value', 'href', 'src'];
const PENDING_INDICATORS = '[aria-busy="true"], [data-spinner], [data-skeleton]';
/** ms without a DOM change after which a page counts as stable. */
const STABLE_MS = 120;
/** Generous for busy machines. */
const TIMEOUT_MS = 10_000;

function findTechnicalWords(root: ParentNode): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (TECHNICAL_WORDS.test(node.nodeValue ?? '')) found.push(`text '${node.nodeValue ?? ''}'`);
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (TECHNICAL_WORDS.test(value)) found.push(`${name}='${value}'`);
    }
  }
  return found;
}

/** Also records messages that disappear. */
export function watchPage() {
  const shownTexts = new Set<string>();
  const technicalWords = new Set<string>();
  let changedAt = performance.now();
  const look = () => {
    changedAt = performance.now();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      shownTexts.add(node.nodeValue?.trim() ?? '');
    for (const words of findTechnicalWords(document)) technicalWords.add(words);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    hasShown: (text: string) => [...shownTexts].some((each) => each.includes(text.trim())),
    isStable: () => performance.now() - changedAt > STABLE_MS,
    technicalWords: () => [...technicalWords],
    stop: () => observer.disconnect(),
  };
}

export type PageWatch = ReturnType<typeof watchPage>;

function isBlank(): boolean {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  return shown.textContent.trim() === '' && shown.querySelector('iframe, [data-skeleton]') === null;
}

export function expectSoundPage(watch: PageWatch): void {
  expect(watch.technicalWords(), 'technical words on the page').toEqual([]);
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  expect(isBlank(), 'the page is blank').toBe(false);
}

/** Ignores frames, which jsdom does not load. */
function pendingIndicators(): string[] {
  return [...document.querySelectorAll(PENDING_INDICATORS)]
    .filter((element) => !element.closest('[aria-busy="true"]')?.querySelector('iframe'))
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Waits until nothing is pending, or the browser is leaving. */
export async function settle(
  watch: PageWatch,
  isCalling: () => boolean,
  isLeaving: () => boolean,
): Promise<void> {
  await waitFor(
    () => {
      expect(isCalling(), 'a call is under way').toBe(false);
      expect(isLeaving() ? [] : pendingIndicators(), 'an indicator does not end').toEqual([]);
      // The page's code is loaded on first navigation.
      expect(isBlank(), 'the page is blank').toBe(false);
      expect(watch.isStable(), 'the page does not become stable').toBe(true);
    },
    { timeout: TIMEOUT_MS },
  );
}
