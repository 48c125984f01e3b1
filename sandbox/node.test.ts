import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createSandboxServer } from './node';
import { tinyRestaurant } from './testing/tiny-restaurant';

const sandbox = createSandboxServer({ restaurants: [tinyRestaurant] });
const lookUp = (): Promise<Response> => fetch('http://localhost:4001/restro_id_new/?domain=tiny');

beforeAll(() => {
  sandbox.server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  sandbox.faults.clear();
  sandbox.requests.clear();
  sandbox.world.reset();
});
afterAll(() => {
  sandbox.server.close();
});

describe('the sandbox in a unit test', () => {
  it('answers at the configured address', async () => {
    expect(await (await lookUp()).text()).toBe('77/beh1/');
    expect(sandbox.requests.list('restro_id_new')).toHaveLength(1);
  });

  it('drops connections on request', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop', times: 1 });
    await expect(lookUp()).rejects.toThrow();
    expect((await lookUp()).ok).toBe(true);
  });
});
