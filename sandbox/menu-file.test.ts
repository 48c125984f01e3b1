import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { parseRestaurant, readMenuFile } from './menu-file';
import { tinyRestaurant } from './testing/tiny-restaurant';

/** Replaces a value of the tiny restaurant's menu; undefined removes it. */
function broken(place: (string | number)[], value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(tinyRestaurant)) as unknown;
  let holder = copy as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return copy;
}

describe('a menu file', () => {
  it('is accepted with or without the fields that only the sandbox needs', () => {
    expect(parseRestaurant(tinyRestaurant)).toEqual(tinyRestaurant);
    expect(parseRestaurant(broken(['sandbox'], undefined))).not.toHaveProperty('sandbox');
  });

  it.each([
    [
      ['dishes', 0, 'items:', 1, 'Price', 0, 'OfferPrice'],
      '320',
      'dishes[0].items:[1].Price[0].OfferPrice: expected number, received text',
    ],
    [['dishes', 0, 'items:', 0, 'itemName'], undefined, 'dishes[0].items:[0].itemName: is missing'],
    [['offers'], {}, 'offers: expected a list, received a record'],
    [['info'], null, 'info: expected a record, received null'],
    [['timing', 'vegtype'], 'yes', 'timing.vegtype: expected true or false, received text'],
    [['slug'], 'Tiny Place', 'slug: expected lower-case letters, digits and dashes'],
    [
      ['addOnGroups', 0, 'itemNmae', 'Olives'],
      'free',
      'addOnGroups[0].itemNmae.Olives: expected number, received text',
    ],
    [['dishes', 0, 'items:', 0, 'Price'], [], 'dishes[0].items:[0].Price: '],
    [['dishes', 0, 'items:', 1, 'Price', 0, 'ID'], 'v-soup', "'v-soup' is also a variant of Soup"],
  ])('is rejected with a message about the value at %j', (place, value, message) => {
    expect(() => parseRestaurant(broken(place, value))).toThrow(message);
  });

  it('is rejected when it is missing, not JSON or not a menu', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'menu-file-'));
    const file = path.join(folder, 'menu.json');
    expect(() => readMenuFile(file)).toThrow(`${file}: there is no such file`);
    writeFileSync(file, '<html>');
    expect(() => readMenuFile(file)).toThrow(`${file}: is not JSON`);
    writeFileSync(file, '[]');
    expect(() => readMenuFile(file)).toThrow(`${file}: menu: expected a record, received a list`);
    writeFileSync(file, JSON.stringify(tinyRestaurant));
    expect(readMenuFile(file).slug).toBe('tiny');
    expect(readdirSync(folder)).toEqual(['menu.json']);
    rmSync(folder, { recursive: true });
  });
});
