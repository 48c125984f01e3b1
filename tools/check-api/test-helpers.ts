/** Runs `npm run check-api` against a sandbox of its own. */
import { beforeEach, expect, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../sandbox/server';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';

export let sandbox: RunningSandbox;

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

/** Loads the storefront's modules again, because they read their configuration once. */
export async function runCheck(...args: string[]): Promise<Run> {
  vi.resetModules();
  const run = await import('./run');
  return run.runCheck(args);
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
