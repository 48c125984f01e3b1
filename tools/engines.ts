/** The browsers, beside Chromium, in which `npm run test:engines` plays its scenes. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findProgram, installCommand, installPackages } from './install-packages';

/** Firefox ESR, or undefined where there is none and none may be installed. */
export function findFirefox(): string | undefined {
  const find = () => findProgram(['firefox-esr', 'firefox']);
  return findOrInstall('Firefox', find, ['firefox-esr']);
}

const LIBRARIES = '/usr/lib';

/** The browser that comes with WebKitGTK, in the folder of this machine's architecture. */
function findMiniBrowser(): string | undefined {
  return readdirSync(LIBRARIES)
    .flatMap((architecture) =>
      ['4.1', '4.0'].map((version) =>
        path.join(LIBRARIES, architecture, `webkit2gtk-${version}`, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

/** What WebKitGTK is driven with, or undefined where a part of it is missing and may not be installed. */
export function findWebKit() {
  const find = () => {
    const driver = findProgram(['WebKitWebDriver']);
    const miniBrowser = findMiniBrowser();
    const xvfb = findProgram(['Xvfb']);
    const importCommand = findProgram(['import']);
    return driver && miniBrowser && xvfb && importCommand
      ? { driver, miniBrowser, xvfb, importCommand }
      : undefined;
  };
  return findOrInstall('WebKit', find, ['webkit2gtk-driver', 'xvfb', 'imagemagick']);
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
      `${name} is not installed, its scenes are skipped: sudo sh -c '${installCommand(packages)}'`,
    );
  return installed;
}
