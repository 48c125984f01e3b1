import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useSandbox } from '../../tests/sandbox';
import { getJson, postForm } from './client';
import { ApiFailure } from './failure';

const sandbox = useSandbox();

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(
      fc.constantFrom(
        ...['&', '=', '+', '%', '%26', '#', '?', ';', ' ', '\n', '🌶️', 'अ', '"', '[', '\ud83d'],
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const anyFields = fc.dictionary(
  anyText.filter((name) => name !== '__proto__'),
  anyText,
  { maxKeys: 6, noNullPrototype: true },
);

const sent = (text: string) => Buffer.from(text).toString();

it.each([
  ['query', getJson, 'offers'],
  ['form', postForm, 'applyOffer'],
] as const)(
  'the server receives any field of a %s unchanged, except that lone surrogates become U+FFFD',
  async (part, call, name) => {
    await fc.assert(
      fc.asyncProperty(anyFields, async (fields) => {
        sandbox.requests.clear();
        // The server may refuse such fields with an error status.
        await call(name, fields).catch((error: unknown) => {
          if (!(error instanceof ApiFailure) || error.kind !== 'status') throw error;
        });
        const [request] = sandbox.requests.list();
        const expected = Object.entries(fields).map(([field, text]) => [sent(field), sent(text)] as const);
        expect(request?.[part]).toEqual(Object.fromEntries(expected));
      }),
    );
  },
);
