import '@testing-library/jest-dom/vitest';
import './page-end';
import './dialog';
import './browser-apis';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetUnstoredValues } from '@/platform/indexed-db';

// A page's code is loaded on demand, which takes its time on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 });

// What goes wrong loudly fails the test; a test that means it to clears the spy. Records that are dropped
// and calls that fail are warnings, and many tests make them on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  localStorage.clear();
  sessionStorage.clear();
  // What one test kept is none of the next one's business.
  indexedDB = new IDBFactory();
  resetUnstoredValues();
});
