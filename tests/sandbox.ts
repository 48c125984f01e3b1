import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSandboxServer, type SandboxServerOptions } from '../sandbox/node';

/** Sends a request that no page sends. Requests reach the sandbox in the order in which they were sent. */
async function sendLastRequest(): Promise<void> {
  const { send } = await import('@/api/transport');
  const request = { method: 'POST' as const, url: 'http://localhost:4001/api/last', fields: {} };
  await send(request, 'last').catch(() => undefined);
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
  };
}
