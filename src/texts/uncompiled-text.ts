import { isolate, uncompiledTexts } from '.';
import type { UncompiledTexts } from './languages';

/**
 * Returns a function for texts that the first pages do not need. It returns one in the current language, with its
 * placeholders filled in. Compiled into `m`, they would be in the first script
 * (docs/decisions/0002-texts-are-compiled.md).
 */
export const uncompiledText =
  <Key extends keyof UncompiledTexts>(english: Readonly<Record<Key, string>>) =>
  (key: Key, inputs: Readonly<Record<string, string | number>> = {}): string =>
    (uncompiledTexts ?? english)[key].replace(/\{(\w+)\}/g, (_, name: string) =>
      isolate(String(inputs[name])),
    );
