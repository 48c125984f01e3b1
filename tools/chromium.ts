import { existsSync } from 'node:fs';
import { findProgram, installCommand, installPackages } from './install-packages';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Flags for the same behaviour on machines without a screen or a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram(NAMES);
}

const PACKAGES = ['chromium'];

/** Returns the path of Chromium; installs Debian's if needed. @throws Error with the install command */
export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  installPackages(PACKAGES);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    `Chromium is missing. Install it with\n\n  sudo sh -c '${installCommand(PACKAGES)}'\n\nor set CHROMIUM_PATH to one.`,
  );
}
