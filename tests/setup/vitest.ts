import '@testing-library/jest-dom/vitest';
import './dialog';
import './browser-apis';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { resetUnstoredValues } from '@/platform/indexed-db';
import { safeLocalStorage, safeSessionStorage } from '@/platform/web-storage';
import { flushHistory } from '../timers';

const FRAME_TIMEOUT_MS = 50;

// Lazy code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Like Playwright's matchers: `aria-disabled` counts, too.
const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
const stateOf = (element: Element) =>
  `The element is ${isDisabled(element) ? 'disabled' : 'enabled'}:\n${prettyDOM(element, 500) || ''}`;
expect.extend({
  toBeDisabled: (element: Element) => ({ pass: isDisabled(element), message: () => stateOf(element) }),
  toBeEnabled: (element: Element) => ({ pass: !isDisabled(element), message: () => stateOf(element) }),
});

/** React's report of a change that the page makes by itself, such as after a delayed answer. */
const isActWarning = ([message]: readonly unknown[]) => String(message).includes('not wrapped in act(');

// Console errors fail a test unless it clears the spy. Many tests cause warnings on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  // A dialog that was open goes back in the history, which must not happen in the next test.
  await flushHistory();
  localStorage.clear();
  sessionStorage.clear();
  indexedDB = new IDBFactory();
  resetUnstoredValues();
  safeLocalStorage.clearUnstored();
  safeSessionStorage.clearUnstored();
  expect(vi.mocked(console.error).mock.calls.filter((call) => !isActWarning(call))).toEqual([]);
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
  vi.unstubAllGlobals();
  await flushFrame();
  await flushFrame();
});
