import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../tests/sandbox';
import { getLookup, openingCall } from './client';
import { handOver } from './early-calls';
import { lookupRequest, openingRequest } from './request';

const sandbox = useSandbox();
const asked = (call: string) => sandbox.requests.list(call).length;

describe('a call that was started early', () => {
  it('is taken over in place of asking, once', async () => {
    handOver(openingRequest('categories', '1001'), Promise.resolve('[{"name":"Early"}]'));
    expect(await openingCall('categories', '1001')).toEqual([{ name: 'Early' }]);
    expect(asked('display/all_categories')).toBe(0);

    expect(await openingCall('categories', '1001')).not.toEqual([{ name: 'Early' }]);
    expect(asked('display/all_categories')).toBe(1);
  });

  it('is never taken for that of another restaurant, cart or address', async () => {
    handOver(openingRequest('timing', '1002'), Promise.resolve('[{"Status":"CLOSE"}]'));
    handOver(lookupRequest('green-leaf'), Promise.resolve('1002//'));
    expect(await openingCall('timing', '1001')).toMatchObject([{ Status: 'OPEN' }]);
    expect(await getLookup('spice-garden')).toMatch(/^"?1001\//);
  });

  it('is made again in the ordinary way when it has failed', async () => {
    handOver(openingRequest('restaurantInfo', '1001'), Promise.reject(new Error('503')));
    expect(await openingCall('restaurantInfo', '1001')).toMatchObject([{ name: 'Spice Garden' }]);
    expect(asked('display/display_resturent_info')).toBe(1);
  });

  it('fails as any other when both fail, with what the server says', async () => {
    sandbox.faults.add({ call: 'cart/displayTestFramCore', kind: 'status', status: 503 });
    handOver(openingRequest('cart', 'c-1'), Promise.reject(new Error('503')));
    await expect(openingCall('cart', 'c-1')).rejects.toMatchObject({ kind: 'status', status: 503 });
  });

  it('is a failure when its answer is not what was asked for', async () => {
    handOver(openingRequest('dishes', '1001'), Promise.resolve('<!doctype html>'));
    await expect(openingCall('dishes', '1001')).rejects.toMatchObject({ kind: 'answer', call: 'dishes' });
  });
});
