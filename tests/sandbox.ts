import { setTimeout as wait } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openShopDatabase } from '@/platform/indexed-db';
import { createSandboxServer, type SandboxServerOptions } from '../sandbox/node';

/** Sends a request that no page sends. Requests reach the sandbox in the order in which they were sent. */
async function sendLastRequest(): Promise<void> {
  const { send } = await import('@/api/transport');
  const request = { method: 'POST' as const, url: 'http://localhost:4001/api/last', fields: {} };
  await send(request, 'last').catch(() => undefined);
}

/** Longer than the application waits before it sends, persists or synchronises a change. The popup's Add waits longer. */
const SHORT_DELAYS_MS = 250;
const QUIET_ROUNDS = 3;

/** Reads the database and sends a request, several times. What began before has then ended. */
async function work(): Promise<void> {
  for (let round = 0; round < QUIET_ROUNDS; round += 1) {
    await openShopDatabase('spice-garden.localhost').get('clearedOrders');
    await sendLastRequest();
    if (round === 0) await wait(SHORT_DELAYS_MS);
  }
}

/** Sandbox with fresh state for every test. Requests unknown to the contract fail the test. */
export function useSandbox(options: SandboxServerOptions = {}) {
  const sandbox = createSandboxServer(options);
  beforeAll(() => {
    sandbox.server.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    sandbox.server.resetHandlers();
    sandbox.faults.clear();
    sandbox.requests.clear();
    sandbox.world.reset();
  });
  afterAll(() => {
    sandbox.server.close();
  });
  return {
    ...sandbox,
    /** Resolves when every request sent before has reached the sandbox. */
    requestsArrived: () => act(sendLastRequest),
    /**
     * Resolves when requests, database reads and short delays that began before have ended, and what follows them.
     * Call it before an assertion that nothing has happened.
     */
    quiet: () => act(work),
  };
}
