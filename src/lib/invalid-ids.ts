/** Texts that are no ids: placeholders of careless programs and names of object properties. */
export const INVALID_IDS: readonly string[] = [
  '',
  '0',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'prototype',
];
