/** Texts that stand for no id, as careless programs write them, or that no map holds. */
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
