import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTarget } from './minimum-browsers.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * Bundles one script, independent of the application's build.
 * @param entry path of the first module, from the project's root
 */
export async function bundleScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = (await build({
    configFile: false,
    envDir: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(ROOT, 'src') } },
    define,
    publicDir: false,
    build: {
      write: false,
      target: buildTarget(),
      modulePreload: false,
      rolldownOptions: {
        input: path.join(ROOT, entry),
        output: { format: 'iife' },
        // Modules of the application have side effects that a script with a few of their functions must not run.
        treeshake: { moduleSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
