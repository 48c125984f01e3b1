/** Fails a test in which the sandbox gave an answer that differs from docs/api/openapi.yaml. */
import { afterEach, expect } from 'vitest';
import { logAnswers, takeLoggedAnswers } from '../../sandbox/handlers/answer-log';

logAnswers();

/** Loading the description takes a moment on a busy machine. */
const TIMEOUT_MS = 60_000;

afterEach(async () => {
  const answers = takeLoggedAnswers();
  if (answers.length === 0) return;
  // Most test files have no sandbox.
  const { mismatchesIn } = await import('../api-mismatches');
  expect(mismatchesIn(answers)).toEqual([]);
}, TIMEOUT_MS);
