/** Generates answers from the schemas of docs/api/openapi.yaml, in usual and in loose forms. */
import fc from 'fast-check';
import { apiDescription } from '../../tools/api-description/description';
import { formats, nameOf, resolve, type Schema } from '../../tools/api-description/schema';
import { isValid } from '../../tools/api-description/validate';

const { schemas } = apiDescription();

const MAX_ENTRIES = 4;
/** For numbers without limits. */
const MAX_NUMBER = 1_000_000;

const builtSchemas = new Map<Schema, fc.Arbitrary<unknown>>();

export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const target = resolve(schema, schemas);
  const known = builtSchemas.get(target);
  if (known) return known;
  const values = anyValuesOf(target);
  const valid =
    target.not || (target.type && target.anyOf) ? values.filter((v) => isValid(target, v)) : values;
  builtSchemas.set(target, valid);
  return valid;
}

function anyValuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = -MAX_NUMBER, maximum = MAX_NUMBER, minItems = 0, maxItems = MAX_ENTRIES } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf && !schema.type) return fc.oneof(...schema.anyOf.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return recordsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: minItems, maxLength: maxItems });
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.integer({ min: minimum * 100, max: maximum * 100 }).map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema.pattern
        ? fc
            .stringMatching(new RegExp(schema.pattern, 'u'))
            .filter((text) => schema.format === undefined || formats[schema.format](text))
        : fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('null', 'N/A', 'Naan \ud83c', '/a.jpg'));
    case 'null':
    case undefined:
      return fc.constant(null);
  }
}

function recordsOf({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: Schema): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object')
    return fc.dictionary(
      valuesOf(propertyNames ?? {}) as fc.Arbitrary<string>,
      valuesOf(additionalProperties),
      {
        maxKeys: MAX_ENTRIES,
        noNullPrototype: true,
      },
    );
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

export type JsonRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The branch of `anyOf` with the shape of a value: a list or a record. */
function branchOf(schema: Schema, value: unknown): Schema {
  const target = resolve(schema, schemas);
  if (target.type || !target.anyOf) return schema;
  const shape = Array.isArray(value) ? 'array' : 'object';
  return target.anyOf.find((branch) => resolve(branch, schemas).type === shape) ?? schema;
}

/** Copies an answer with `change` applied to every record of a named schema, the inner ones first. */
export function mapRecords(
  schema: Schema,
  value: unknown,
  change: (record: JsonRecord, schemaName: string) => unknown,
): unknown {
  const branch = branchOf(schema, value);
  const { items, properties } = resolve(branch, schemas);
  if (Array.isArray(value) && items) return value.map((entry) => mapRecords(items, entry, change));
  if (!isRecord(value) || !properties) return value;
  const fields = Object.entries(value).map(([name, part]) => {
    const field = properties[name];
    return [name, field ? mapRecords(field, part, change) : part] as const;
  });
  return change(Object.fromEntries(fields), nameOf(branch) ?? '');
}

export function recordNamesIn(schema: Schema, found = new Set<string>()): Set<string> {
  const target = resolve(schema, schemas);
  const name = nameOf(schema);
  if (target.properties && name) found.add(name);
  const parts = [
    ...(target.type ? [] : (target.anyOf ?? [])),
    target.items,
    ...Object.values(target.properties ?? {}),
  ];
  for (const part of parts) if (part) recordNamesIn(part, found);
  return found;
}
