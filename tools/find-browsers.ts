/** Finds the other browsers of `npm run test:engines`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram, installCommand, installPackages } from './install-packages';

/** Returns the path of Firefox ESR, installed if missing; undefined when that fails. */
export function findFirefox(): string | undefined {
  const find = () => findProgram(['firefox-esr', 'firefox']);
  return findOrInstall('Firefox', find, ['firefox-esr']);
}

const LIBRARIES = '/usr/lib';

function findMiniBrowser(): string | undefined {
  return readdirSync(LIBRARIES)
    .flatMap((architecture) =>
      ['4.1', '4.0'].map((version) =>
        path.join(LIBRARIES, architecture, `webkit2gtk-${version}`, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

/** Returns the programs that drive WebKitGTK, installed if missing; undefined when that fails. */
export function findWebKit() {
  const find = () => {
    const driver = findProgram(['WebKitWebDriver']);
    const miniBrowser = findMiniBrowser();
    const xvfb = findProgram(['Xvfb']);
    return driver && miniBrowser && xvfb ? { driver, miniBrowser, xvfb } : undefined;
  };
  return findOrInstall('WebKit', find, ['webkit2gtk-driver', 'xvfb']);
}

function findOrInstall<T>(
  name: string,
  find: () => T | undefined,
  packages: readonly string[],
): T | undefined {
  const found = find();
  if (found) return found;
  installPackages(packages);
  const installed = find();
  if (!installed)
    console.warn(
      `${name} is not installed, its scenarios are skipped: sudo sh -c '${installCommand(packages)}'`,
    );
  return installed;
}
