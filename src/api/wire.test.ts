import { expect, it } from 'vitest';
import { idOf } from './wire';

it('an id by which every object holds something already is none', () => {
  for (const id of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__defineGetter__', 'valueOf'])
    expect(idOf({ id }, 'id'), id).toBe('');
  expect(idOf({ id: ' d-12 ' }, 'id')).toBe('d-12');
  expect(idOf({ id: 12 }, 'id')).toBe('12');
});
