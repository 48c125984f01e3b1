import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tools/chromium';
import type { Certificate } from './certificate';

/** Trusts the certificate by its key: Chromium does not cache responses with ignored certificate errors. */
const flagsFor = ({ fingerprint }: Certificate) => [
  ...CHROMIUM_FLAGS,
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
];

export function launchBrowser(certificate: Certificate): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: flagsFor(certificate) });
}

interface LighthouseBrowser {
  port: number;
  close: () => Promise<void>;
}

const START_TIMEOUT_MS = 15_000;

export async function launchForLighthouse(certificate: Certificate): Promise<LighthouseBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'storefront-bench-'));
  const child = spawn(
    chromiumPath(),
    [
      ...flagsFor(certificate),
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const portFile = path.join(profile, 'DevToolsActivePort');
  for (let waited = 0; !existsSync(portFile) || readFileSync(portFile, 'utf8') === ''; waited += 50) {
    if (waited > START_TIMEOUT_MS) throw new Error('Chromium does not start');
    await wait(50);
  }
  return {
    port: Number(readFileSync(portFile, 'utf8').split('\n')[0]),
    close: async () => {
      child.kill();
      await ended;
      // A child process may still write to the profile. The measurement does not depend on removing it.
      try {
        rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      } catch (error) {
        console.warn(`Left behind: ${profile}`, error);
      }
    },
  };
}
