/** Finds where an answer differs from its schema, in the words of the description. */
import { resolve, type Schema, type Schemas } from './schema';

export interface Difference {
  /** JSON pointer to the value, such as `/0/items:/3/CId`. '' is the whole answer. */
  field: string;
  /** Undefined when it is missing. */
  actual: unknown;
  expected: string;
}

export interface SchemaSet {
  schemas: Schemas;
  isValid: (schema: Schema, value: unknown) => boolean;
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function titleOf(schema: Schema, schemas: Schemas): string {
  if (schema.title !== undefined) return schema.title;
  const target = resolve(schema, schemas);
  if (target.title !== undefined) return target.title;
  if (target.type === 'array' && target.items) return `a list, each entry ${titleOf(target.items, schemas)}`;
  return target.anyOf?.[0] ? titleOf(target.anyOf[0], schemas) : (target.type ?? 'another value');
}

export function differencesOf(schema: Schema, value: unknown, set: SchemaSet, at = ''): Difference[] {
  const { schemas, isValid } = set;
  if (isValid(schema, value)) return [];
  const target = resolve(schema, schemas);
  const here = (expected = titleOf(schema, schemas)) => [{ field: at, actual: value, expected }];
  if (target.type === 'object' && isObject(value)) {
    const found = fieldDifferences(target, value, set, at);
    return found.length > 0 ? found : here(target.description?.trim());
  }
  if (target.type === 'array' && Array.isArray(value)) {
    const { items = {}, minItems = 0, maxItems = Infinity } = target;
    if (value.length < minItems) return here(`at least ${String(minItems)} in ${titleOf(schema, schemas)}`);
    if (value.length > maxItems) return here(`at most ${String(maxItems)} in ${titleOf(schema, schemas)}`);
    return value.flatMap((entry: unknown, index) =>
      differencesOf(items, entry, set, `${at}/${String(index)}`),
    );
  }
  const shape = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : undefined;
  const branch = target.anyOf?.find((part) => shape && resolve(part, schemas).type === shape);
  return branch ? differencesOf(branch, value, set, at) : here();
}

function fieldDifferences(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: Record<string, unknown>,
  set: SchemaSet,
  at: string,
): Difference[] {
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name) => ({
      field: `${at}/${escaped(name)}`,
      actual: undefined,
      expected: titleOf(properties[name] ?? {}, set.schemas),
    }));
  const others = Object.entries(value).flatMap(([name, part]) => {
    const field = `${at}/${escaped(name)}`;
    const schema = properties[name] ?? additionalProperties;
    if (schema === false) return [{ field, actual: part, expected: 'no field of this name' }];
    return typeof schema === 'object' ? differencesOf(schema, part, set, field) : [];
  });
  return [...missing, ...others];
}
