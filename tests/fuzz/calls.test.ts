import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import * as transport from '@/api/transport';
import { parseCatalogue } from '@/domain/catalogue/stored-catalogue';
import type { Catalogue } from '@/domain/catalogue/catalogue';
import * as menu from '@/domain/menu/api';
import type { Menu } from '@/domain/menu/types';
import { RESTAURANT_ID } from '../demo-data';
import { anyAnswer, findUnusableValue } from './any-answer';
import { apiCalls, type ApiCallName } from './api-calls';
import { realAnswers } from './real-answers';
import { FUZZ_RUNS } from '../run-counts';
import { corrupted } from './corrupted';
import * as valid from './valid-answers';

let answer: unknown;

beforeEach(() => {
  vi.spyOn(transport, 'send').mockImplementation(() =>
    Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  );
});

const real = await realAnswers();

/** A menu that the next visit cannot restore would be lost silently. */
const persistableMenu = valid.withCondition(
  valid.menu,
  (known: Menu) => parseCatalogue({ ...(real.catalogue as Catalogue), menu: known }) !== null,
  'menu that can be persisted',
);

interface Reader {
  read: () => Promise<unknown>;
  real: unknown;
  findProblem: valid.Check;
}

const readers: Record<string, Reader> = {
  ...Object.fromEntries(
    Object.entries(apiCalls).map(([name, { send, findProblem }]) => [
      name,
      { read: () => send(answer), real: real.byCall[name as ApiCallName], findProblem },
    ]),
  ),
  dishes: {
    read: () => menu.fetchMenu(RESTAURANT_ID),
    real: real.byCall.dishes,
    findProblem: persistableMenu,
  },
  'a persisted catalogue': {
    read: () => Promise.resolve(parseCatalogue(answer)),
    real: real.catalogue,
    findProblem: valid.orNone(valid.catalogue),
  },
};

const failed = Symbol('the failure of the call');

function readFrom({ read }: Reader, given: unknown): Promise<unknown> {
  answer = given;
  return read().catch((error: unknown) => {
    if (error instanceof ApiFailure) return failed;
    throw error;
  });
}

function hasContent(found: unknown): boolean {
  return found !== failed && found !== null && !(Array.isArray(found) && found.length === 0);
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
});

describe.each(Object.entries(readers))('the parser of %s', (_name, reader) => {
  const expectValid = (found: unknown) => {
    if (found === failed) return;
    expect(findUnusableValue(found)).toBeUndefined();
    expect(reader.findProblem(found, 'answer')).toBeUndefined();
  };

  it('returns a valid value or fails the call, for any answer', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswer, async (given) => {
        expectValid(await readFrom(reader, given));
      }),
      { numRuns: FUZZ_RUNS },
    );
  }, 300_000);

  it('returns a valid value or fails the call, for any corrupted answer', async () => {
    const parsed = await readFrom(reader, reader.real);
    expect(hasContent(parsed)).toBe(true);
    expectValid(parsed);
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(corrupted(reader.real), async (given) => {
        const found = await readFrom(reader, given);
        expectValid(found);
        filled += hasContent(found) ? 1 : 0;
      }),
      { numRuns: FUZZ_RUNS },
    );
    // With failures only, the test would not cover parsing.
    if (reader.findProblem !== valid.done) expect(filled).toBeGreaterThan(FUZZ_RUNS / 10);
  }, 300_000);
});
