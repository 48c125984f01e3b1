import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Words of the machine that no diner is to read, hear or be led to. */
const MACHINE_WORDS = /\bundefined\b|\bNaN\b|\bnull\b|\[object /;
/** Attributes that are read out, shown, followed or loaded. */
const ATTRIBUTES = ['title', 'alt', 'aria-label', 'aria-description', 'placeholder', 'value', 'href', 'src'];
/** What turns or pulses while something is waited for. */
const WAITING = '[aria-busy="true"], .animate-spin, .animate-pulse';
/** ms without a change after which a page has come to rest. */
const REST = 120;
/** ms within which it has to, on a machine that is busy. */
const TIMEOUT_MS = 10_000;

function machineWords(root: ParentNode): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (MACHINE_WORDS.test(node.nodeValue ?? '')) found.push(`text '${node.nodeValue ?? ''}'`);
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      if (MACHINE_WORDS.test(value)) found.push(`${name}='${value}'`);
    }
  }
  return found;
}

/** Watches all that a page shows, however shortly: what is said in a message that goes away counts too. */
export function watchPage() {
  const said = new Set<string>();
  const wrong = new Set<string>();
  let changedAt = performance.now();
  const look = () => {
    changedAt = performance.now();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) said.add(node.nodeValue?.trim() ?? '');
    for (const words of machineWords(document)) wrong.add(words);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    /** Whether a text has been on the page at any time. */
    hasSaid: (text: string) => [...said].some((each) => each.includes(text.trim())),
    isStable: () => performance.now() - changedAt > REST,
    wrong: () => [...wrong],
    stop: () => observer.disconnect(),
  };
}

export type Watch = ReturnType<typeof watchPage>;

function isBlank(): boolean {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
  return shown.textContent.trim() === '' && shown.querySelector('iframe, .animate-pulse') === null;
}

/** @throws when the page is blank, or shows a word of the machine. */
export function expectSound(watch: Watch): void {
  expect(watch.wrong(), 'words of the machine on the page').toEqual([]);
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
  expect(isBlank(), 'the page is blank').toBe(false);
}

/** What is waited for of the calls; jsdom loads no frames, whose pages are none of them. */
function waiting(): string[] {
  return [...document.querySelectorAll(WAITING)]
    .filter((element) => !element.closest('[aria-busy="true"]')?.querySelector('iframe'))
    .map((element) => element.outerHTML.slice(0, 200));
}

/**
 * Waits until nothing is under way. @throws when something turns for ever.
 * @param isLeaving whether the browser is on its way to another page, for which the last one waits.
 */
export async function settle(
  watch: Watch,
  isCalling: () => boolean,
  isLeaving: () => boolean,
): Promise<void> {
  await waitFor(
    () => {
      expect(isCalling(), 'a call is under way').toBe(false);
      expect(isLeaving() ? [] : waiting(), 'something is waited for without end').toEqual([]);
      // A page's code comes when it is first gone to.
      expect(isBlank(), 'the page is blank').toBe(false);
      expect(watch.isStable(), 'the page does not come to rest').toBe(true);
    },
    { timeout: TIMEOUT_MS },
  );
}
