import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints, startupCalls } from '../../src/api/endpoints';
import { calls as sandboxCalls } from '../../sandbox/handlers';
import { apiDescription } from './description';
import { mapSchema, resolve, type Schema } from './schema';
import { validateAnswer, validateResponse } from './validate';

const { calls, webhooks, schemas } = apiDescription();
const described = [...calls, ...webhooks];

/** Called by no page: neither payload nor answer is known. */
const UNKNOWN = 'addCustomizedTopping';

function englishTexts(): Set<string> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const file of readdirSync('src/texts/en')) {
    collect(JSON.parse(readFileSync(`src/texts/en/${file}`, 'utf8')));
  }
  return texts;
}

describe('the calls of the API description', () => {
  it('are the endpoint table and the lookup, with the same names and paths', () => {
    const table = [
      ...Object.entries(startupCalls).map(([name, { path }]) => `${name} ${path}`),
      ...Object.entries(endpoints).map(([name, path]) => `${name} ${path}`),
      'lookup restro_id_new',
    ];
    expect(calls.map(({ name, path }) => `${name} ${path}`).sort()).toEqual(table.sort());
  });

  it('are the calls of the sandbox, with the same methods', () => {
    const answered = [...sandboxCalls.map(({ method, path }) => `${method} ${path}`), 'GET restro_id_new'];
    const known = calls.filter(({ name }) => name !== UNKNOWN);
    expect(known.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(answered.sort());
  });

  it('all have an answer, except addCustomizedTopping, of which nothing is known', () => {
    const unknown = calls.filter(({ answer }) => !answer);
    expect(unknown).toMatchObject([{ name: UNKNOWN, fields: [] }]);
  });
});

describe('the examples', () => {
  it.each(described.flatMap(({ name, answer }) => (answer ? [[name, answer.examples] as const] : [])))(
    '%s: are usual forms and have no other field',
    (name, examples) => {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        expect(validateAnswer(name, example, 'usual')).toEqual([]);
        expect(validateAnswer(name, example, 'closed')).toEqual([]);
      }
    },
  );

  it('show every field of every record, except the other spelling of off', () => {
    const shown = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, part] of Object.entries(value)) {
        shown.add(name);
        collect(part);
      }
    };
    for (const { answer } of described) collect(answer?.examples);
    const answers = Object.entries(schemas).filter(([name]) => !name.endsWith('Form') && name !== 'Failure');
    const fields = new Set(answers.flatMap(([, { properties = {} }]) => Object.keys(properties)));
    expect([...fields].filter((field) => !shown.has(field)).sort()).toEqual(['Added', 'Off']);
  });
});

describe('the failure texts', () => {
  it.each(described.map(({ name, failureText }) => [name, failureText]))(
    '%s: quote texts of the product',
    (_name, failureText) => {
      const texts = englishTexts();
      const quoted = [...failureText.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
      expect(quoted.filter((text) => !texts.has(text))).toEqual([]);
      expect(failureText).not.toBe('');
    },
  );
});

describe('the schemas', () => {
  const parts: [string, Schema][] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    mapSchema(schema, (part) => {
      parts.push([name, part]);
      return part;
    });
  }

  it('have a title for every value that an answer can lack or get wrong', () => {
    const untitled = parts.filter(
      ([name, { properties = {} }]) =>
        !name.endsWith('Form') &&
        Object.values(properties).some((field) => {
          const target = resolve(field, schemas);
          return !field.title && !target.title && target.type !== 'array' && target.type !== 'object';
        }),
    );
    expect(untitled.map(([name]) => name)).toEqual([]);
  });
});

describe('validateAnswer', () => {
  it('names the field, the actual value and what is expected', () => {
    const dishes = [
      {
        'category:': 'Pizza',
        'items:': [{ CId: 'd-1', itemName: '', Price: [{ ID: 'v-1', Price: 'free' }, { ID: 'v-2' }] }, 5],
      },
    ];
    const dish = '/0/items:/0';
    expect(validateAnswer('dishes', dishes)).toEqual([
      { field: `${dish}/itemName`, actual: '', expected: 'a text that is not empty' },
      {
        field: `${dish}/Price/0/Price`,
        actual: 'free',
        expected: 'an amount in rupees, as number or numeric text',
      },
      {
        field: `${dish}/Price/1`,
        actual: { ID: 'v-2' },
        expected: 'At least one of `Price` and `OfferPrice` is needed.',
      },
      { field: '/0/items:/1', actual: 5, expected: 'a dish' },
    ]);
  });

  it('accepts null in place of a list that may be missing', () => {
    const dish = { CId: 'd-1', itemName: 'Pizza', Price: [{ ID: 'v-1', Price: 90 }] };
    const categoryOf = (own: object) => [{ 'category:': 'Pizza', 'items:': [{ ...dish, ...own }] }];
    expect(validateAnswer('dishes', categoryOf({ selectTopping: null, add_on: null }))).toEqual([]);
    expect(validateAnswer('dishes', categoryOf({ add_on: 'x-1' }))).toEqual([
      { field: '/0/items:/0/add_on', actual: 'x-1', expected: 'a list of ids' },
    ]);
    expect(validateAnswer('dishes', categoryOf({ add_on: [true] }))).toMatchObject([
      { field: '/0/items:/0/add_on/0' },
    ]);
    const line = { Item_id: 'v-1', quantity: 1, SubTotal: 90, resultTest: null };
    expect(validateAnswer('cart', [line])).toEqual([]);
  });
});

describe('validateResponse', () => {
  const call = (name: string) => calls.find((candidate) => candidate.name === name)!;

  it('reads JSON and plain text as the call answers it', () => {
    expect(validateResponse(call('deleteCart'), 200, 'Deleted')).toEqual([]);
    expect(validateResponse(call('deleteCart'), 200, 'Error')).toMatchObject([{ actual: 'Error' }]);
    expect(validateResponse(call('wallet'), 200, '{"WalletReward":20}')).toEqual([]);
    expect(validateResponse(call('wallet'), 200, '<html>')).toEqual([
      { field: '', actual: '<html>', expected: 'JSON' },
    ]);
  });

  it('compares a refusal with the error record', () => {
    expect(validateResponse(call('wallet'), 409, '{"message":"Paid"}')).toEqual([]);
    expect(validateResponse(call('wallet'), 409, '{"message":["Paid"]}')).toMatchObject([
      { field: '/message' },
    ]);
  });
});
