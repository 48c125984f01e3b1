import type { CompilerOptions } from '@inlang/paraglide-js';

/** Paraglide's options: one module per language, from `src/texts/<language>/*.json`. */
export const textsOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/texts/generated',
  outputStructure: 'locale-modules',
  strategy: ['baseLocale'],
  emitReadme: false,
};
