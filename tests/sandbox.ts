import { setTimeout as wait } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createSandboxServer, type SandboxServerOptions } from '../sandbox/node';

/** Sends an unknown request. Requests reach the sandbox in the order of sending, so earlier ones have arrived. */
async function sendLastRequest(): Promise<void> {
  const { send } = await import('@/api/transport');
  const request = { method: 'POST' as const, url: 'http://localhost:4001/api/last', fields: {} };
  await send(request, 'last').catch(() => undefined);
}

/** Longer than the application's delays before it sends, writes or synchronises a change, except the popup's Add. */
const SHORT_DELAYS_MS = 250;
/** A request can cause another one. */
const SETTLE_ROUNDS = 3;

async function settle(): Promise<void> {
  for (let round = 0; round < SETTLE_ROUNDS; round += 1) {
    await sendLastRequest();
    if (round === 0) await wait(SHORT_DELAYS_MS);
  }
}

/** Sandbox with fresh state for every test. Requests that docs/api/openapi.yaml does not describe fail the test. */
export function useSandbox(options: SandboxServerOptions = {}) {
  const sandbox = createSandboxServer(options);
  beforeAll(() => {
    sandbox.server.listen({ onUnhandledRequest: 'error' });
  });
  // Not after a test: its page sends requests until all its hooks have run.
  beforeEach(() => sandbox.requests.clear());
  afterEach(() => {
    sandbox.server.resetHandlers();
    sandbox.faults.clear();
    sandbox.world.reset();
  });
  afterAll(() => {
    sandbox.server.close();
  });
  return {
    ...sandbox,
    requestsArrived: () => act(sendLastRequest),
    /**
     * Resolves when pending requests and short delays have ended, and their consequences, too.
     * Call it before an assertion that something has not happened.
     */
    settle: () => act(settle),
  };
}
