import fc from 'fast-check';
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

describe('A whole number of 16 or more digits', () => {
  it.each([
    ['[{"Order_id":20261118194210123}]', [{ Order_id: '20261118194210123' }]],
    ['[ 1234567890123456 , -1234567890123456\n]', ['1234567890123456', '-1234567890123456']],
    ['1234567890123456', '1234567890123456'],
    [
      '[123456789012345,0.1234567890123456,77.12345678901234567]',
      [123456789012345, 0.1234567890123456, Number('77.12345678901234567')],
    ],
    ['[1234567890123456.0,1000000000000000e2,1E+20]', [1234567890123456, 1e17, 1e20]],
    ['["1234567890123456","id 1234567890123456, no"]', ['1234567890123456', 'id 1234567890123456, no']],
    [String.raw`["\":1234567890123456",1234567890123456]`, ['":1234567890123456', '1234567890123456']],
    [String.raw`["\\",1234567890123456]`, ['\\', '1234567890123456']],
    ['{"1234567890123456":1}', { '1234567890123456': 1 }],
  ])('is read as text, outside of strings: %s', (body, parsed) => {
    expect(parseJson(body, 'order')).toEqual(parsed);
  });

  it.each(['[01234567890123456]', '[1234567890123456', '["1234567890123456]', '[--1234567890123456]'])(
    'makes no JSON of the malformed %s',
    (body) => {
      expect(() => parseJson(body, 'order')).toThrow('not JSON');
    },
  );

  it('changes nothing else in any JSON', () => {
    const text = fc.string({
      unit: fc.constantFrom('"', '\\', ',', ':', '[', ' ', '1234567890123456', 'é\n'),
    });
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        text,
        fc.double({ noNaN: true, min: -1e14, max: 1e14 }),
        fc.integer(),
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    })).value;
    const ID = 20261118194210123n;
    fc.assert(
      fc.property(value, text, (other, field) => {
        const json = `[${JSON.stringify(other)},{${JSON.stringify(field)}: ${String(ID)} }]`;
        expect(parseJson(json, 'order')).toEqual([
          JSON.parse(JSON.stringify(other)),
          { [field]: String(ID) },
        ]);
      }),
    );
  });
});

it('the server receives any text of a form field unchanged', async () => {
  const text = 'a&b=c+d%26#?;\n"[🌶️ अ';
  await postForm('wallet', { phone: text }).catch(() => undefined);
  expect(sandbox.requests.list()[0]?.form).toEqual({ phone: text });
});
