import { describe, expect, it } from 'vitest';
import { takePreloadedRequest } from '@/api/preloaded-requests';
import { catalogueCalls, lookupRequest, startupRequest, type CatalogueCall } from '@/api/endpoints';
import { identifyShop } from '@/domain/shop/identify';
import { useSandbox } from '../../tests/sandbox';
import { startPreloadedRequests } from './preloads';

const sandbox = useSandbox();
const spiceGarden = identifyShop('localhost', '/spice-garden/menu', 'localhost');

describe('startPreloadedRequests', () => {
  it('looks up the restaurant of the address, requests its catalogue, and makes each answer available to the app', async () => {
    const answers = await startPreloadedRequests(spiceGarden);
    await Promise.all(Object.values(answers));
    expect(sandbox.requests.list('restro_id_new')[0]?.query).toEqual({ domain: 'spice-garden' });
    expect(sandbox.requests.list('Daily/Timing')[0]).toMatchObject({
      method: 'POST',
      form: { RestaurentId: '1001' },
    });
    expect(await takePreloadedRequest(lookupRequest('spice-garden'))).toContain('1001/');
    for (const call of Object.keys(catalogueCalls) as CatalogueCall[]) {
      expect(takePreloadedRequest(startupRequest(call, '1001')), call).toBe(answers[call]);
    }
    expect(sandbox.requests.list()).toHaveLength(7);
  });

  it('requests a cart only for the cart id that this shop has persisted', async () => {
    localStorage.setItem('cartId:green-leaf', 'c-8');
    localStorage.setItem('cartId', 'c-7');
    const open = async () => Promise.all(Object.values(await startPreloadedRequests(spiceGarden)));
    await open();
    expect(sandbox.requests.list('cart/displayTestFramCore')).toEqual([]);
    localStorage.setItem('cartId:spice-garden', 'c-9');
    await open();
    expect(sandbox.requests.list('cart/displayTestFramCore')[0]?.query).toEqual({ id: 'c-9' });
  });

  it('rejects and requests no catalogue when no restaurant is found; the preloaded lookup rejects on a 404', async () => {
    for (const address of ['/nobody', '/']) {
      await expect(startPreloadedRequests(identifyShop('localhost', address, 'localhost'))).rejects.toThrow();
    }
    sandbox.faults.add({ call: 'restro_id_new', kind: 'html' });
    await expect(startPreloadedRequests(spiceGarden)).rejects.toThrow();
    expect(sandbox.requests.list().map(({ call }) => call)).toEqual(['restro_id_new', 'restro_id_new']);
    await expect(takePreloadedRequest(lookupRequest('nobody'))).rejects.toThrow('404');
  });
});
