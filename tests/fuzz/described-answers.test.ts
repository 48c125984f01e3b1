import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { apiDescription } from '../../tools/api-description/description';
import { nameOf, resolve, type Schema } from '../../tools/api-description/schema';
import { validateAnswer } from '../../tools/api-description/validate';
import { mapRecords, recordNamesIn, valuesOf, type JsonRecord } from './answers-by-schema';
import { idText } from './api-calls';
import { describedReaders, REJECTED, type DescribedReader } from './described-readers';
import { FUZZ_RUNS } from '../run-counts';

let body = '';
vi.mock('@/api/transport', () => ({ send: () => Promise.resolve(body) }));

const { calls, webhooks, schemas } = apiDescription();

interface Case {
  name: string;
  schema: Schema;
  type: 'json' | 'text';
  reader: DescribedReader;
}

const described = [...calls, ...webhooks].flatMap(({ name, answer }) =>
  answer ? [{ name, schema: answer.schema, type: answer.type }] : [],
);
const cases = described.flatMap((call): Case[] => {
  const reader = describedReaders[call.name];
  return reader ? [{ ...call, reader }] : [];
});

/** @returns the value that the storefront reads, or REJECTED, and the number of dropped records. */
async function readAnswer({ type, reader }: Case, answer: unknown) {
  body = type === 'text' ? String(answer) : JSON.stringify(answer);
  vi.mocked(console.warn).mockClear();
  const read = await reader.read(answer).catch((error: unknown) => {
    if (error instanceof ApiFailure) return REJECTED;
    throw error;
  });
  return { read, dropped: vi.mocked(console.warn).mock.calls.length };
}

const unique = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== '').sort();

const records = cases
  .filter(({ type }) => type === 'json')
  .flatMap((given) => [...recordNamesIn(given.schema)].map((schemaName) => ({ ...given, schemaName })));

/** Groups of fields without which a record is unreadable: each required field, and all of `anyOf` together. */
function neededFields(schemaName: string): string[][] {
  const { required = [], anyOf = [] } = schemas[schemaName] ?? {};
  const atLeastOneOf = anyOf.flatMap((branch) => branch.required ?? []);
  return [...required.map((field) => [field]), ...(atLeastOneOf.length > 0 ? [atLeastOneOf] : [])];
}

const NUMBERS = ['Amount', 'OptionalAmount', 'OptionalPercent', 'Count', 'OptionalCount', 'OptionalLimit'];

function numberFields(schemaName: string): string[] {
  return Object.entries(schemas[schemaName]?.properties ?? {})
    .filter(([, field]) => NUMBERS.includes(nameOf(field) ?? '') && !field['x-unread'])
    .map(([name]) => name);
}

/** Returns undefined when the answer has no record of the schema. */
function changeFirst(
  { schema, schemaName }: { schema: Schema; schemaName: string },
  answer: unknown,
  change: (record: JsonRecord) => JsonRecord,
): unknown {
  const found: JsonRecord[] = [];
  // When a list replaces a single record, the parsers read only its first item.
  const counted = schema.anyOf && Array.isArray(answer) ? answer.slice(0, 1) : answer;
  const changed = mapRecords(schema, counted, (record, name) => {
    if (found.length > 0 || name !== schemaName) return record;
    found.push(record);
    return change(record);
  });
  return found.length > 0 ? changed : undefined;
}

const without = (record: JsonRecord, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)));

async function expectRejectedOrDropped(given: Case, answer: unknown): Promise<void> {
  fc.pre(answer !== undefined);
  const { read, dropped } = await readAnswer(given, answer);
  expect(read === REJECTED || dropped > 0).toBe(true);
}

it('every described answer has a parser, and every parser has a described answer', () => {
  expect(Object.keys(describedReaders).sort()).toEqual(described.map(({ name }) => name).sort());
});

describe.each(cases)('The parser of $name answers', (given) => {
  it('reads every answer that the schema allows, and drops none of its records', async () => {
    const { schema, name, reader } = given;
    await fc.assert(
      fc.asyncProperty(valuesOf(schema), async (answer) => {
        expect(validateAnswer(name, answer)).toEqual([]);
        const { read, dropped } = await readAnswer(given, answer);
        expect(dropped).toBe(0);
        expect(read).not.toBe(REJECTED);
        expect(reader.findProblem(read, name)).toBeUndefined();
        if (reader.ids) expect(unique(reader.ids.read(read))).toEqual(unique(reader.ids.sent(answer)));
      }),
      { numRuns: FUZZ_RUNS / 4 },
    );
  }, 300_000);
});

describe('A record without a required field', () => {
  const needed = records.flatMap((given) =>
    neededFields(given.schemaName).map((fields) => ({ ...given, fields })),
  );

  it.each(needed)(
    'is dropped, or its answer is rejected: $name, $schemaName without $fields',
    async ({ fields, ...given }) => {
      await fc.assert(
        fc.asyncProperty(valuesOf(given.schema), (answer) =>
          expectRejectedOrDropped(
            given,
            changeFirst(given, answer, (record) => without(record, fields)),
          ),
        ),
        { numRuns: FUZZ_RUNS / 50 },
      );
    },
  );
});

describe('A record with text in a number field', () => {
  const numbers = records.flatMap((given) =>
    numberFields(given.schemaName).map((field) => ({ ...given, field })),
  );

  it.each(numbers)(
    'is dropped, or its answer is rejected: $name, $schemaName with the $field "free"',
    async ({ field, ...given }) => {
      const spoil = (record: JsonRecord) => ({
        ...without(record, field === 'Off' ? ['off'] : []),
        [field]: 'free',
      });
      await fc.assert(
        fc.asyncProperty(valuesOf(given.schema), (answer) =>
          expectRejectedOrDropped(given, changeFirst(given, answer, spoil)),
        ),
        { numRuns: FUZZ_RUNS / 50 },
      );
    },
  );
});

describe('The fields that a parser reads', () => {
  /** Read by JSON.stringify() and by await. */
  const LANGUAGE_FIELDS = ['toJSON', 'then'];

  /** Wraps records so that reading a field adds its name to `fields`. */
  function watch(schema: Schema, answer: unknown, fields: Set<string>): unknown {
    return mapRecords(
      schema,
      answer,
      (record, name) =>
        new Proxy(record, {
          get: (target, field) => {
            if (typeof field === 'string' && !LANGUAGE_FIELDS.includes(field)) fields.add(`${name}.${field}`);
            return Reflect.get(target, field) as unknown;
          },
          // JSON.stringify() would read every field.
          ownKeys: () => [],
        }),
    );
  }

  it.each(cases.filter(({ type, name }) => type === 'json' && name !== 'trackingMessage'))(
    'are exactly those of the API description: $name',
    async ({ schema, reader }) => {
      const read = new Set<string>();
      for (const answer of fc.sample(valuesOf(schema), { numRuns: FUZZ_RUNS / 10, seed: 1 })) {
        const watched = watch(schema, answer, read);
        vi.spyOn(JSON, 'parse').mockReturnValue(watched);
        await reader.read(answer).catch(() => undefined);
        vi.mocked(JSON.parse).mockRestore();
      }
      const expected = [...recordNamesIn(schema)].flatMap((schemaName) =>
        Object.entries(schemas[schemaName]?.properties ?? {})
          .filter(([, field]) => !field['x-unread'])
          .map(([field]) => `${schemaName}.${field}`),
      );
      expect([...read].sort()).toEqual(expected.sort());
    },
  );
});

it('idText() converts ids to text like the parsers, and the Id schema allows two types', () => {
  expect([' 7 ', 7, '\ud83c', null].map(idText)).toEqual(['7', '7', '\ufffd', '']);
  expect(resolve({ $ref: '#/components/schemas/Id' }, schemas).anyOf).toHaveLength(2);
});
