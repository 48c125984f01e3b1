import { describe, expect, it } from 'vitest';
import { useSandbox } from '../../tests/sandbox';
import { fetchStartupJson, getLookup, parseJson, postForm } from './client';
import { putPreloadedRequest } from './preloaded-requests';
import { lookupRequest, startupRequest } from './endpoints';

const sandbox = useSandbox();
const requestCount = (call: string) => sandbox.requests.list(call).length;

describe('a preloaded request', () => {
  it('answers the first matching call; a second call goes to the server', async () => {
    putPreloadedRequest(startupRequest('categories', '1001'), Promise.resolve('[{"name":"Early"}]'));
    expect(await fetchStartupJson('categories', '1001')).toEqual([{ name: 'Early' }]);
    expect(requestCount('display/all_categories')).toBe(0);

    expect(await fetchStartupJson('categories', '1001')).not.toEqual([{ name: 'Early' }]);
    expect(requestCount('display/all_categories')).toBe(1);
  });

  it('is not used for a restaurant with another id or slug', async () => {
    putPreloadedRequest(startupRequest('timing', '1002'), Promise.resolve('[{"Status":"CLOSE"}]'));
    putPreloadedRequest(lookupRequest('green-leaf'), Promise.resolve('1002//'));
    expect(await fetchStartupJson('timing', '1001')).toMatchObject([{ Status: 'OPEN' }]);
    expect(await getLookup('spice-garden')).toMatch(/^"?1001\//);
  });

  it('is replaced by one normal request when it has failed', async () => {
    putPreloadedRequest(startupRequest('restaurantInfo', '1001'), Promise.reject(new Error('503')));
    expect(await fetchStartupJson('restaurantInfo', '1001')).toMatchObject([{ name: 'Spice Garden' }]);
    expect(requestCount('display/display_resturent_info')).toBe(1);
  });

  const refused = (status: number, retryAfter: string) =>
    Promise.reject(
      new Error('refused', { cause: new Response('', { status, headers: { 'Retry-After': retryAfter } }) }),
    );

  it.each([429, 503])('is not replaced when the server asks to wait (%i)', async (status) => {
    putPreloadedRequest(startupRequest('dishes', '1001'), refused(status, '120'));
    const failure = { kind: 'status', call: 'dishes', status, waitUntil: expect.any(Number) as number };
    await expect(fetchStartupJson('dishes', '1001')).rejects.toMatchObject(failure);
    expect(requestCount('display/display_dish_list')).toBe(0);
  });

  it('is replaced when the server names no time to wait for', async () => {
    putPreloadedRequest(startupRequest('dishes', '1001'), refused(503, 'soon'));
    await fetchStartupJson('dishes', '1001');
    expect(requestCount('display/display_dish_list')).toBe(1);
  });

  it('rejects as an unreadable answer of its call when its text is not JSON', async () => {
    putPreloadedRequest(startupRequest('dishes', '1001'), Promise.resolve('<!doctype html>'));
    await expect(fetchStartupJson('dishes', '1001')).rejects.toMatchObject({
      kind: 'answer',
      call: 'dishes',
    });
  });
});

describe('a raw number field', () => {
  it.each([
    ['[{"PayableAmount":626.00}]', [{ PayableAmount: '626.00' }]],
    ['[{ "PayableAmount" : -0.50 , "Grand_Total": 640.00 }]', [{ PayableAmount: '-0.50', Grand_Total: 640 }]],
    ['{"PayableAmount":"626.00"}', { PayableAmount: '626.00' }],
    ['{"Message":"\\"PayableAmount\\":5}"}', { Message: '"PayableAmount":5}' }],
  ])('keeps the digits of the server: %s', (body, parsed) => {
    expect(parseJson(body, 'bill', 'PayableAmount')).toEqual(parsed);
  });

  it.each(['1.2.3', '007', '-'])('does not make JSON of the malformed number %s', (number) => {
    expect(() => parseJson(`{"PayableAmount":${number}}`, 'bill', 'PayableAmount')).toThrow('not JSON');
  });
});

it('the server receives any text of a form field unchanged', async () => {
  const text = 'a&b=c+d%26#?;\n"[🌶️ अ';
  await postForm('wallet', { phone: text }).catch(() => undefined);
  expect(sandbox.requests.list()[0]?.form).toEqual({ phone: text });
});
