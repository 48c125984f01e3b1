/** Loads docs/api/openapi.yaml and lists its calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { resolve, type Schema, type Schemas } from './schema';

interface Field {
  name: string;
  required: boolean;
}

interface DescribedAnswer {
  type: 'json' | 'text';
  schema: Schema;
  examples: readonly unknown[];
}

/** A call of the API, or a page or message of another party (`webhooks`). */
export interface DescribedCall {
  /** `operationId`, the name in src/api/endpoints.ts. */
  name: string;
  method: 'GET' | 'POST';
  /** As in src/api/endpoints.ts, without slashes at the ends. Webhooks have none. */
  path: string;
  /** Query of a GET, form of a POST. */
  fields: readonly Field[];
  /** Undefined when the answer is not known or not read. */
  answer: DescribedAnswer | undefined;
  statuses: readonly number[];
  /** What the diner sees when the call fails. Texts in double quotes are shown word for word. */
  failureText: string;
}

interface ApiDescription {
  calls: readonly DescribedCall[];
  webhooks: readonly DescribedCall[];
  schemas: Schemas;
}

type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
>;

interface Parameter {
  $ref?: string;
  name: string;
  required?: boolean;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-failure-text': string;
}

type PathItem = Partial<Record<'get' | 'post', Operation>>;

interface OpenApiDocument {
  paths: Record<string, PathItem>;
  webhooks: Record<string, PathItem>;
  components: { schemas: Schemas; parameters: Record<string, Parameter> };
}

const FILE = path.resolve(import.meta.dirname, '../../docs/api/openapi.yaml');
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

let loaded: ApiDescription | undefined;

/** `npm run api:lint` finds repeated keys, which would take longer here. */
export function apiDescription(): ApiDescription {
  return (loaded ??= describe(parse(readFileSync(FILE, 'utf8'), { uniqueKeys: false }) as OpenApiDocument));
}

function describe(document: OpenApiDocument): ApiDescription {
  const { paths, webhooks, components } = document;
  return {
    calls: operationsOf(paths, components),
    webhooks: operationsOf(webhooks, components).map((webhook) => ({ ...webhook, path: '' })),
    schemas: components.schemas,
  };
}

function operationsOf(
  items: Record<string, PathItem>,
  components: OpenApiDocument['components'],
): DescribedCall[] {
  return Object.entries(items).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [callOf(path, method === 'get' ? 'GET' : 'POST', operation, components)] : [];
    }),
  );
}

function callOf(
  path: string,
  method: 'GET' | 'POST',
  operation: Operation,
  components: OpenApiDocument['components'],
): DescribedCall {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const form = requestBody?.content[FORM]?.schema;
  return {
    name: operationId,
    method,
    path: path.replace(/^\/|\/$/g, ''),
    fields: [
      ...parameters.map((parameter) => fieldOf(parameter, components)),
      ...(form ? formFields(resolve(form, components.schemas)) : []),
    ],
    answer: answerOf(responses['200']?.content ?? requestBody?.content ?? {}),
    statuses: Object.keys(responses).map(Number).filter(Number.isFinite),
    failureText: operation['x-failure-text'].trim().replace(/\s+/g, ' '),
  };
}

function fieldOf(parameter: Parameter, { parameters }: OpenApiDocument['components']): Field {
  const shared = parameter.$ref && parameters[parameter.$ref.replace('#/components/parameters/', '')];
  const { name, required = false } = shared || parameter;
  return { name, required };
}

function formFields({ properties = {}, required = [] }: Schema): Field[] {
  return Object.keys(properties).map((name) => ({ name, required: required.includes(name) }));
}

function answerOf(content: Content): DescribedAnswer | undefined {
  const [type, media] = Object.entries(content)[0] ?? [];
  if (!media || (type !== JSON_TYPE && type !== 'text/plain')) return undefined;
  const examples = Object.values(media.examples ?? {}).map(({ value }) => value);
  return {
    type: type === JSON_TYPE ? 'json' : 'text',
    schema: media.schema,
    examples: media.example === undefined ? examples : [media.example],
  };
}
