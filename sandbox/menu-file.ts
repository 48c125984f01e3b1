import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { restaurantRecord, type DishRecord, type RestaurantRecord } from './restaurants/record';

class MenuFileError extends Error {
  override name = 'MenuFileError';
}

/** @throws MenuFileError naming the file, the record and the field */
export function readMenuFile(file: string): RestaurantRecord {
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new MenuFileError(
      `${file}: ${missing ? 'there is no such file' : `cannot be read (${String(error)})`}`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new MenuFileError(
      `${file}: is not JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  try {
    return parseRestaurant(value);
  } catch (error) {
    if (error instanceof MenuFileError) throw new MenuFileError(`${file}: ${error.message}`);
    throw error;
  }
}

/** @throws MenuFileError */
export function parseRestaurant(value: unknown): RestaurantRecord {
  // Valibot accepts a list as an object without fields.
  if (Array.isArray(value)) throw new MenuFileError('menu: expected a record, received a list');
  const result = v.safeParse(restaurantRecord, value);
  if (!result.success) {
    const lines = result.issues.slice(0, 5).map(describeIssue);
    const more = result.issues.length - lines.length;
    throw new MenuFileError([...lines, ...(more > 0 ? [`and ${String(more)} more`] : [])].join('\n  '));
  }
  checkVariantIds(result.output);
  return result.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${String(key)}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
  return `${place || 'menu'}: ${problemOf(issue)}`;
}

const expectations: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  Object: 'a record',
  Array: 'a list',
};

function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing';
  if (issue.kind !== 'schema') return issue.message;
  const expected = issue.expected ?? 'something else';
  return `expected ${expectations[expected] ?? expected}, received ${typeName(issue.input)}`;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const names: Record<string, string> = { string: 'text', boolean: 'true or false', object: 'a record' };
  return names[typeof value] ?? typeof value;
}

function checkVariantIds(record: RestaurantRecord): void {
  const owners = new Map<string, DishRecord>();
  record.dishes.forEach((category, at) => {
    category['items:'].forEach((candidate, index) => {
      for (const { ID } of candidate.Price) {
        const owner = owners.get(ID);
        // A dish may be in several categories, but different dishes must not share variant ids.
        if (owner && owner.CId !== candidate.CId) {
          throw new MenuFileError(
            `dishes[${String(at)}].items:[${String(index)}].Price: '${ID}' is also a variant of ${owner.itemName}`,
          );
        }
        owners.set(ID, candidate);
      }
    });
  });
}
