/** Texts that are no ids: values that faulty programs write, and names of object properties. */
const INVALID_IDS: readonly string[] = [
  '',
  '0',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'prototype',
];

export function isId(text: string): boolean {
  return !INVALID_IDS.includes(text.trim());
}
