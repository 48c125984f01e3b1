import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { buildTarget } from './minimum-browsers.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * One script that stands alone, apart from the application's build.
 * @param entry its first module, from the project's folder on.
 * @param define what is written in place of names in it, as code.
 */
export async function bundleScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = (await build({
    configFile: false,
    envFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(ROOT, 'src') } },
    define,
    publicDir: false,
    build: {
      write: false,
      target: buildTarget(),
      modulePreload: false,
      rolldownOptions: { input: path.join(ROOT, entry), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
