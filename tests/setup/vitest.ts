import '@testing-library/jest-dom/vitest';
import './dialog';
import './browser-apis';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { resetUnstoredValues } from '@/platform/indexed-db';

// Lazy code loads slowly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Console errors fail a test unless it clears the spy. Many tests cause warnings on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  localStorage.clear();
  sessionStorage.clear();
  // Isolates persisted data between tests.
  indexedDB = new IDBFactory();
  resetUnstoredValues();
});

// What waits for the next frame runs before its document is gone.
afterAll(async () => {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
});
