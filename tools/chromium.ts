import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installCommand, installPackages } from './install-packages';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

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

const PACKAGES = ['chromium'];

export const MISSING_CHROMIUM =
  'Chromium is missing: install Chromium, Chrome or Edge (on Debian, ' +
  `sudo sh -c '${installCommand(PACKAGES)}'), or set CHROMIUM_PATH to one.`;

/** `CHROMIUM_PATH`, an installed Chromium, Chrome or Edge, or the one that Playwright has downloaded. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return findProgram(NAMES) ?? [...APPLICATIONS, chromium.executablePath()].find((file) => existsSync(file));
}

/** Installs Debian's Chromium where none is found and the process may install packages. */
export function installChromium(): void {
  if (!findChromium()) installPackages(PACKAGES);
}

/** Returns the path of Chromium; installs Debian's if needed. @throws Error with the install command */
export function chromiumPath(): string {
  installChromium();
  const found = findChromium();
  if (!found) throw new Error(MISSING_CHROMIUM);
  return found;
}
