/** Runs `npm run check-api` against a sandbox of its own. */
import { execFile } from 'node:child_process';
import { beforeEach, expect } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';

/** Each check is a process of its own, because a process has one configuration. */
export const TIMEOUT_MS = 60_000;

export let sandbox: RunningSandbox;

/** Starts a sandbox with the tiny restaurant for every test of the file. */
export function useSandbox(): void {
  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, restaurants: [tinyRestaurant] });
    return () => sandbox.close();
  });
}

interface Run {
  code: number;
  output: string;
}

export function runCheck(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', 'tools/check-api.ts', ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout || stderr }),
    );
  });
}

export function check(...args: string[]): Promise<Run> {
  return runCheck('--api', sandbox.origin, '--shop', 'tiny', ...args);
}

export async function addFault(fault: object): Promise<void> {
  const response = await fetch(`${sandbox.origin}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.ok).toBe(true);
}

export async function sentCalls(): Promise<string[]> {
  const response = await fetch(`${sandbox.origin}/__sandbox/requests`);
  return ((await response.json()) as { call: string }[]).map(({ call }) => call);
}
