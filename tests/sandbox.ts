import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSandboxServer, type SandboxServerOptions } from '../sandbox/node';

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
  return sandbox;
}
