/** `npm run licenses`: lists all licences. Fails for one that is neither permissive nor allowed below. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const PERMISSIVE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** Licences allowed for tools only, which are unmodified and not shipped. */
const ALLOWED_FOR_TOOLS: Record<string, string> = {
  'MPL-2.0': 'copyleft of their own files, which are run unchanged',
  'CC-BY-4.0': 'a table of browsers, named as its source',
};

/** Packages without a licence in their metadata, by the content of their LICENSE file. */
const UNDECLARED: Record<string, string> = {
  '@inlang/plugin-message-format': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'sqlite-wasm-kysely': 'MIT',
};

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}

interface LicensedPackage {
  name: string;
  version: string;
  license: string;
  isShipped: boolean;
}

export function licensedPackages(packages: Readonly<Record<string, LockedPackage>>): LicensedPackage[] {
  return Object.entries(packages)
    .filter(([location]) => location !== '')
    .map(([location, { version = '', license, dev = false }]) => {
      const name = location.replace(/^.*node_modules\//, '');
      return { name, version, license: license ?? UNDECLARED[name] ?? 'unknown', isShipped: !dev };
    });
}

/** Returns whether an expression such as '(MIT OR CC0-1.0)' has a permissive choice. */
function isPermissive(license: string): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)));
}

export function findForbidden(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(
    ({ license, isShipped }) => !isPermissive(license) && (isShipped || !(license in ALLOWED_FOR_TOOLS)),
  );
}

function table(title: string, packages: readonly LicensedPackage[]): string {
  const byLicense = new Map<string, string[]>();
  for (const { name, version, license } of packages) {
    byLicense.set(license, [...(byLicense.get(license) ?? []), `${name}@${version}`]);
  }
  const lines = [...byLicense]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([license, names]) => {
      const reason = ALLOWED_FOR_TOOLS[license];
      return `  ${license} (${String(names.length)})${reason ? `, ${reason}` : ''}\n    ${names.join(', ')}`;
    });
  return [title, ...lines].join('\n');
}

function main(): void {
  const lock = path.resolve(import.meta.dirname, '../package-lock.json');
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, LockedPackage> };
  const all = licensedPackages(packages);
  console.log(
    table(
      'Shipped to browsers',
      all.filter(({ isShipped }) => isShipped),
    ),
  );
  console.log(
    table(
      '\nTools',
      all.filter(({ isShipped }) => !isShipped),
    ),
  );
  const forbidden = findForbidden(all);
  for (const { name, license } of forbidden) console.error(`${name}: ${license} is not a permissive licence`);
  process.exitCode = forbidden.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) main();
