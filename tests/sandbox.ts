import { afterAll, afterEach, beforeAll } from 'vitest';
import { createSandboxServer, type SandboxServerOptions } from '../sandbox/node';

/**
 * The sandbox for one test file: real state behind real handlers, fresh for every test; a request that the
 * contract does not know fails the test.
 */
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
