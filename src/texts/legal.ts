import { isolate, legalTexts } from '.';
import english from './en/legal.json';
import type { LegalTexts } from './languages';

/**
 * Returns a text of the legal pages in the current language, with its placeholders filled in. Only these pages load the
 * English ones: compiled into `m`, they would be in the first script (docs/decisions/0002-texts-are-compiled.md).
 */
export function legalText(
  key: keyof LegalTexts,
  inputs: Readonly<Record<string, string | number>> = {},
): string {
  return (legalTexts ?? english)[key].replace(/\{(\w+)\}/g, (_, name: string) =>
    isolate(String(inputs[name])),
  );
}
