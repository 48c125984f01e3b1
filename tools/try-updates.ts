/** `npm run try-updates`: tests a copy of the last commit with the newest main packages that package.json allows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PACKAGES = ['react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit', 'react-redux', 'axios'];
const CHECKS = ['types', 'build -- --mode sandbox --logLevel warn', 'size', 'test:unit'];

const copy = mkdtempSync(path.join(tmpdir(), 'storefront-updates-'));

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: copy, stdio: 'inherit' });
}

function versions(): string[] {
  return PACKAGES.map((name) => {
    const manifest = readFileSync(path.join(copy, 'node_modules', name, 'package.json'), 'utf8');
    return `${name} ${(JSON.parse(manifest) as { version: string }).version}`;
  });
}

try {
  run('git', 'clone', '--quiet', path.resolve(import.meta.dirname, '..'), '.');
  run('npm', 'ci', '--no-audit', '--no-fund');
  const before = versions();
  run('npm', 'update', '--no-audit', '--no-fund', ...PACKAGES);
  const after = versions();
  for (const [index, version] of before.entries()) console.log(`${version} -> ${after[index] ?? ''}`);
  for (const check of CHECKS) run('npm', 'run', '--silent', ...check.split(' '));
  console.log('\nAll checks pass with these versions.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
