import { isolate, laterTexts } from '.';
import type { LaterTexts } from './languages';

/**
 * Returns a function for texts that the first pages do not need. It returns one in the current language, with its
 * placeholders filled in. Compiled into `m`, they would be in the first script
 * (docs/decisions/0002-texts-are-compiled.md).
 */
export const laterText =
  <Key extends keyof LaterTexts>(english: Readonly<Record<Key, string>>) =>
  (key: Key, inputs: Readonly<Record<string, string | number>> = {}): string =>
    (laterTexts ?? english)[key].replace(/\{(\w+)\}/g, (_, name: string) => isolate(String(inputs[name])));
