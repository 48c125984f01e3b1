import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { tinyRestaurant } from '../testing/tiny-restaurant';
import { createWorld } from '.';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the state file', () => {
  const options = () => ({ restaurants: [tinyRestaurant], storePath: path.join(folder, 'state.json') });

  it('restores everything after a restart, and nothing when fresh', () => {
    const first = createWorld(options());
    const item = { phone: 'guest-000001', restaurantId: '77', variantId: 'v-soup', quantity: 2 };
    const cart = first.carts.add(item);
    first.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } });
    first.flush();
    expect(readdirSync(folder)).toEqual(['state.json']);

    const second = createWorld(options());
    expect(second.carts.lines(cart.id)).toMatchObject([{ quantity: 2 }]);
    expect(second.catalogue.byId('77').timing.Status).toBe('CLOSE');
    expect(second.addresses.of('9876543210', '77')).toHaveLength(1);

    const third = createWorld({ ...options(), fresh: true });
    expect(third.carts.find(cart.id)).toBeUndefined();
    expect(third.catalogue.byId('77').timing.Status).toBe('OPEN');
  });

  it('is replaced and reported when it cannot be read', () => {
    writeFileSync(path.join(folder, 'state.json'), '{"version":1,"sta');
    const logged: string[] = [];
    const world = createWorld({ ...options(), log: (line) => logged.push(line) });
    expect(world.state.orders).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  it('is written automatically after a change', async () => {
    createWorld(options()).diners.addGuest('77');
    await expect.poll(() => readdirSync(folder)).toEqual(['state.json']);
  });
});
