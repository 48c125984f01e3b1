import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { QUIRK_NAMES } from './quirks';
import type { DishRecord, RestaurantRecord } from './restaurants/record';

const text = v.string();
const flag = v.boolean();
const number = v.pipe(v.number(), v.finite());
const identity = v.pipe(text, v.nonEmpty());
const money = v.pipe(number, v.minValue(0));
const count = v.pipe(v.number(), v.integer());

const variant = v.object({ ID: identity, Quantity: text, Price: money, OfferPrice: money });

const dish = v.object({
  CId: identity,
  itemName: text,
  description: text,
  imageUrl: text,
  veg: flag,
  popular: flag,
  OutOfStock: flag,
  Price: v.pipe(v.array(variant), v.minLength(1), v.maxLength(2)),
  selectToppingCheck: flag,
  selectTopping: v.array(text),
  add_on_Check: flag,
  add_on: v.array(text),
});

const restaurant = v.object({
  slug: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and dashes')),
  info: v.object({ name: text, about: text, address: text, Key: text, imageUrl: text }),
  profile: v.object({ name: text, phone: text, address: text, custom_domain: text }),
  timing: v.object({ Status: text, ClosingTimeStamp: text, vegtype: flag }),
  sliders: v.array(v.object({ ImageUrl: text })),
  categories: v.array(v.object({ name: text, img_url: text, documentId: text })),
  dishes: v.array(v.object({ 'category:': text, 'items:': v.array(dish) })),
  customizationGroups: v.array(
    v.object({
      id: identity,
      restId: text,
      name: text,
      descrption: text,
      min: count,
      max: count,
      reqCustDishitem: flag,
      itemNmae: v.array(text),
    }),
  ),
  addOnGroups: v.array(
    v.object({
      id: identity,
      name: text,
      min: count,
      max: count,
      reqCustDishitem: flag,
      itemNmae: v.record(text, money),
    }),
  ),
  offers: v.array(
    v.object({
      OfferId: identity,
      Message: text,
      CouponCode: text,
      cuponType: text,
      Wallet_Value: money,
      Minimum_order_value: money,
      Value: money,
    }),
  ),
  sandbox: v.optional(
    v.object({
      latitude: number,
      longitude: number,
      minimumOrderValue: money,
      gst: money,
      behaviourToolId: text,
      adPixelId: text,
    }),
  ),
  quirks: v.optional(v.array(v.picklist(QUIRK_NAMES))),
  source: v.optional(text),
});

/** The message says where the menu file is wrong, and why. */
class MenuFileError extends Error {
  override name = 'MenuFileError';
}

/** Reads a restaurant from a JSON file. @throws MenuFileError naming the file, the record and the field */
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
    return parseMenu(value);
  } catch (error) {
    if (error instanceof MenuFileError) throw new MenuFileError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Validates a parsed menu file. @throws MenuFileError */
export function parseMenu(value: unknown): RestaurantRecord {
  // Valibot accepts a list as an object without fields.
  if (Array.isArray(value)) throw new MenuFileError('menu: expected a record, received a list');
  const result = v.safeParse(restaurant, value);
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
