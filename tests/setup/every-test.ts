/** Fails a test that logs an error, or in which the sandbox gave an answer that docs/api/openapi.yaml does not describe. */
import 'fake-indexeddb/auto';
import { format } from 'node:util';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { logAnswers, takeLoggedAnswers } from '../../sandbox/handlers/answer-log';

/** Loading the description takes a moment on a busy machine. */
const DESCRIPTION_TIMEOUT_MS = 60_000;

/** React's report of a change that the page makes by itself, such as after a delayed answer. */
const isActWarning = ([message]: readonly unknown[]) => String(message).includes('not wrapped in act(');

logAnswers();

// Errors fail a test unless it clears the spy. Many tests cause warnings on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  indexedDB = new IDBFactory();
  const errors = vi.mocked(console.error).mock.calls.filter((call) => !isActWarning(call));
  expect(errors.map((call) => format(...call))).toEqual([]);
});

// Files share their worker.
afterAll(() => {
  vi.unstubAllGlobals();
  globalThis.preloadedRequests?.clear();
});

afterEach(async () => {
  const answers = takeLoggedAnswers();
  if (answers.length === 0) return;
  // Most test files have no sandbox.
  const { mismatchesIn } = await import('../api-mismatches');
  expect(mismatchesIn(answers)).toEqual([]);
}, DESCRIPTION_TIMEOUT_MS);
