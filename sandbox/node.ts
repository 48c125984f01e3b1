import { setupServer } from 'msw/node';

import { createHandlers } from './handlers';
import { Faults } from './handlers/faults';
import { RequestLog } from './handlers/request-log';
import { demoRestaurants } from './restaurants';
import type { RestaurantRecord } from './restaurants/record';
import { createWorld } from './world';

export interface SandboxServerOptions {
  restaurants?: readonly RestaurantRecord[];
  origin?: string;
  now?: () => Date;
}

/** Creates the sandbox inside a test process: an msw server with its world, faults and request log. */
export function createSandboxServer(options: SandboxServerOptions = {}) {
  const { restaurants = demoRestaurants, origin = 'http://localhost:4001' } = options;
  const world = createWorld({ restaurants, ...(options.now && { now: options.now }) });
  const faults = new Faults();
  const requests = new RequestLog();
  const server = setupServer(...createHandlers(world, { origin, faults, requests }));
  return { world, faults, requests, server };
}
