import path from 'node:path';
import type { Plugin } from 'vite';

/** Gives the texts a generated language that tests can choose. The languages that the page offers stay the same. */
export function generatedLanguage(): Plugin {
  return {
    name: 'generated-language',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './languages' && importer?.endsWith('/src/texts/index.ts')
        ? path.resolve(import.meta.dirname, '../tests/generated-language.ts')
        : null,
  };
}
