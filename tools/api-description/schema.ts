/** The keywords of JSON Schema that the description uses. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  anyOf?: Schema[];
  not?: Schema;
  enum?: unknown[];
  pattern?: string;
  format?: 'uri-reference';
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  /** A field that servers send and the storefront does not read. */
  'x-unread'?: boolean;
}

export const formats = { 'uri-reference': (text: string) => URL.canParse(text, 'https://shop') };

export type Schemas = Readonly<Record<string, Schema>>;

const PREFIX = '#/components/schemas/';

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split(PREFIX)[1];
}

/** Follows `$ref`. @throws Error when there is no such schema */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const target = schemas[nameOf(schema) ?? ''];
  if (!target) throw new Error(`There is no schema ${schema.$ref}`);
  return resolve(target, schemas);
}

/** Copies a schema with `change` applied to every schema in it. */
export function mapSchema(schema: Schema, change: (part: Schema) => Schema): Schema {
  const changed = change(schema);
  const map = (part: Schema) => mapSchema(part, change);
  const { anyOf, properties, items, additionalProperties } = changed;
  return {
    ...changed,
    ...(anyOf && { anyOf: anyOf.map(map) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, map(part)])),
    }),
    ...(items && { items: map(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: map(additionalProperties) }),
  };
}
