import { Ajv2020 } from 'ajv/dist/2020.js';
import { apiDescription, type DescribedCall } from './description';
import { differencesOf, type Difference, type SchemaSet } from './differences';
import { formats, mapSchema, type Schema, type Schemas } from './schema';

export type { Difference } from './differences';

/**
 * 'readable': every form that the storefront reads, and further fields.
 * 'usual': only the usual forms, which the examples show. A loose form is a difference. (Beside a `type`, `anyOf` lists
 * fields of which one is needed, not forms.)
 * 'closed': every readable form, but no field that is not described.
 */
type Strictness = 'readable' | 'usual' | 'closed';

const changes: Record<Strictness, (schema: Schema) => Schema> = {
  readable: (schema) => schema,
  usual: (schema) => (schema.anyOf && !schema.type ? { ...schema, anyOf: schema.anyOf.slice(0, 1) } : schema),
  closed: (schema) =>
    schema.type === 'object' && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : schema,
};

const DOCUMENT = 'openapi';

function schemaSetOf(schemas: Schemas): SchemaSet {
  // `npm run api:lint` validates the schemas themselves.
  const ajv = new Ajv2020({ strictTypes: false, validateSchema: false, formats });
  ajv.addVocabulary(['x-unread', 'components']);
  ajv.addSchema({ components: { schemas } }, DOCUMENT);
  return { schemas, isValid: (schema, value) => ajv.validate(schema, value) };
}

const inDocument = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...schema, $ref: `${DOCUMENT}${schema.$ref}` };

interface Validator {
  set: SchemaSet;
  answers: ReadonlyMap<string, Schema>;
  failure: Schema;
}

function createValidator(strictness: Strictness): Validator {
  const { calls, webhooks, schemas } = apiDescription();
  const changed = (schema: Schema) => mapSchema(schema, (part) => inDocument(changes[strictness](part)));
  const answers = [...calls, ...webhooks].flatMap(({ name, answer }) =>
    answer ? [[name, changed(answer.schema)] as const] : [],
  );
  const changedSchemas = Object.entries(schemas).map(([name, schema]) => [name, changed(schema)] as const);
  return {
    set: schemaSetOf(Object.fromEntries(changedSchemas)),
    answers: new Map(answers),
    failure: inDocument({ $ref: '#/components/schemas/Failure' }),
  };
}

const validators = new Map<Strictness, Validator>();

function validatorOf(strictness: Strictness): Validator {
  const validator = validators.get(strictness) ?? createValidator(strictness);
  validators.set(strictness, validator);
  return validator;
}

/**
 * Compares the answer of a call, or the message of a webhook, with its schema.
 * @param callName the call's name in src/api/endpoints.ts, or 'lookup', or the name of a webhook
 * @param answer parsed JSON, or the text of a call that answers plain text
 * @throws Error when the description has no answer of that call
 */
export function validateAnswer(
  callName: string,
  answer: unknown,
  strictness: Strictness = 'readable',
): Difference[] {
  const { set, answers } = validatorOf(strictness);
  const schema = answers.get(callName);
  if (!schema) throw new Error(`No answer of '${callName}' is described`);
  return differencesOf(schema, answer, set);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Like `validateAnswer`, for an unparsed response. Responses other than 2xx are compared with the error record. */
export function validateResponse(
  call: DescribedCall,
  status: number,
  body: string,
  strictness: Strictness = 'readable',
): Difference[] {
  if (isSuccess(status) && body === '' && call.statuses.includes(204)) return [];
  if (isSuccess(status) && call.answer?.type === 'text') return validateAnswer(call.name, body, strictness);
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return [{ field: '', actual: body, expected: 'JSON' }];
  }
  if (isSuccess(status)) return validateAnswer(call.name, answer, strictness);
  const { set, failure } = validatorOf(strictness);
  return differencesOf(failure, answer, set);
}
