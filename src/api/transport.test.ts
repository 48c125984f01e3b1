import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../tests/sandbox';
import { lookupRequest, startupRequest } from './endpoints';
import { send } from './transport';

const sandbox = useSandbox();
const CATEGORIES = 'display/all_categories';
const sendCategories = (signal?: AbortSignal) =>
  send(startupRequest('categories', '1001'), 'categories', signal);

describe('a request', () => {
  it('resolves to the text of the answer, whatever its type', async () => {
    expect(await send(lookupRequest('spice-garden'), 'lookup')).toMatch(/^1001\//);
    expect(JSON.parse(await sendCategories())).toBeInstanceOf(Array);
    sandbox.faults.add({ call: CATEGORIES, kind: 'empty' });
    expect(await sendCategories()).toBe('');
  });

  it('rejects with the status and the server’s message', async () => {
    await expect(send(lookupRequest('nobody'), 'lookup')).rejects.toMatchObject({
      ...{ kind: 'status', status: 404, serverMessage: 'No restaurant is at this address' },
    });
  });

  it('rejects as a network failure without an answer', async () => {
    sandbox.faults.add({ call: CATEGORIES, kind: 'drop' });
    await expect(sendCategories()).rejects.toMatchObject({ kind: 'network', status: undefined });
  });

  it('rejects as cancelled, before and while it waits for the answer', async () => {
    sandbox.faults.add({ call: CATEGORIES, kind: 'delay', ms: 5000 });
    const controller = new AbortController();
    const answer = sendCategories(controller.signal);
    setTimeout(() => controller.abort(), 50);
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(sendCategories(controller.signal)).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
