import type { CompilerOptions } from '@inlang/paraglide-js';

/** How Paraglide compiles the texts: one module per language, read from `src/texts/<language>/*.json`. */
export const textsOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/texts/generated',
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
  emitReadme: false,
};
