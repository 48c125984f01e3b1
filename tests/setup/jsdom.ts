import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { flushHistory } from '../timers';
import { resetStorage } from './reset-storage';

const FRAME_TIMEOUT_MS = 50;

// Lazy code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and no top layer. These stand-ins only let components mount and show the content of dialogs. What
// they do in a browser (focus, Escape, Back, popovers, sections that come near) is tested in a browser.
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}
globalThis.ResizeObserver ??= SilentObserver;
globalThis.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
window.scrollTo = () => undefined;
for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const)
  Element.prototype[name] ??= () => undefined;
Element.prototype.getAnimations ??= () => [];
HTMLDialogElement.prototype.showModal ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

// Like Playwright's matchers: `aria-disabled` counts, too.
const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
const stateOf = (element: Element) =>
  `The element is ${isDisabled(element) ? 'disabled' : 'enabled'}:\n${prettyDOM(element, 500) || ''}`;
expect.extend({
  toBeDisabled: (element: Element) => ({ pass: isDisabled(element), message: () => stateOf(element) }),
  toBeEnabled: (element: Element) => ({ pass: !isDisabled(element), message: () => stateOf(element) }),
});

// Again, because the store of a page may write until its test has finished.
beforeEach(resetStorage);

afterEach(async () => {
  const hadDialog = document.querySelector('dialog') !== null;
  cleanup();
  // A dialog that was open goes back in the history after a frame, which must not happen in the next test.
  vi.useRealTimers();
  if (hadDialog) await flushFrame();
  await flushHistory();
  resetStorage();
  document.head.querySelectorAll('script, link').forEach((element) => element.remove());
});

async function flushFrame(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
    // Fake timers may have stopped the frames.
    setTimeout(resolve, FRAME_TIMEOUT_MS);
  });
  await new Promise((resolve) => setTimeout(resolve));
}

// Runs the callbacks of pending frames before jsdom removes the document. A dialog that `cleanup()` closes goes back in
// the history, which takes the first frame's time, and waits for another frame then.
afterAll(async () => {
  vi.useRealTimers();
  await flushFrame();
  await flushFrame();
});
