import type { LoggedAnswer } from '../sandbox/handlers/answer-log';
import { apiDescription } from '../tools/api-description/description';
import { validateResponse } from '../tools/api-description/validate';

const MAX_VALUE_LENGTH = 200;

/** Answers that were compared before. Tests of one file repeat them. */
const matched = new Set<string>();

const shortText = (value: unknown) =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, MAX_VALUE_LENGTH);

function mismatchesOf({ call, status, body }: LoggedAnswer): string[] {
  const described = apiDescription().calls.find(({ path }) => path === call);
  // The sandbox refuses calls that do not exist.
  if (!described) return status === 404 ? [] : [`${call} is not described`];
  return validateResponse(described, status, body, 'closed').map(
    ({ field, actual, expected }) => `${call}${field}: got ${shortText(actual)}, expected ${expected}`,
  );
}

/** Compares answers with docs/api/openapi.yaml, which also describes the forms of quirks. */
export function mismatchesIn(answers: readonly LoggedAnswer[]): string[] {
  return answers.flatMap((answer) => {
    const key = JSON.stringify([answer.call, answer.status, answer.body]);
    if (matched.has(key)) return [];
    const mismatches = mismatchesOf(answer);
    if (mismatches.length === 0) matched.add(key);
    return mismatches;
  });
}
