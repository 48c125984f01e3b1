import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const installCommand = (packages: readonly string[]): string =>
  `apt-get update && apt-get install -y ${packages.join(' ')}`;

export function installPackages(
  packages: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  spawnSync('sh', ['-c', installCommand(packages)], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...env },
  });
}

export function findProgram(names: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}
