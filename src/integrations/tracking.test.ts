import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddable, orderFromMessage, readTrackState, trackingPageUrl, trackState } from './tracking';

const TRACKER = 'http://localhost:4001';
const SHOP = 'http://spice-garden.localhost:4000';
const record = { OrderId: 1042, Status: 'Preparing', Total: '626', Item_Details: [] };

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: SHOP } });
});
afterEach(() => void vi.unstubAllGlobals());

// Windows are only compared.
const frame = {} as Window;
const message = (data: unknown, source: Window = frame, origin = TRACKER) =>
  ({ data, source, origin }) as MessageEvent<unknown>;

describe('orderFromMessage', () => {
  it('reads the order from JSON text, an object, or an array with one object', () => {
    for (const data of [JSON.stringify(record), record, [record]])
      expect(orderFromMessage(message(data), frame)).toMatchObject({
        id: '1042',
        status: 'Preparing',
        total: 62_600,
      });
  });

  it.each([
    'https://localhost:4001',
    'http://localhost:40011',
    'http://localhost:4001.evil.example',
    'http://evil.example',
    SHOP,
    'null',
    '',
  ])('ignores messages from the origin %j', (origin) => {
    expect(orderFromMessage(message(record, frame, origin), frame)).toBeNull();
  });

  it('ignores other windows of the tracking origin, and all messages while no frame is embedded', () => {
    expect(orderFromMessage(message(record, {} as Window), frame)).toBeNull();
    expect(orderFromMessage(message(record), null)).toBeNull();
  });

  it('ignores data that is not an order, or too long', () => {
    const itself: Record<string, unknown> = { ...record };
    itself['self'] = itself;
    const huge = { ...record, Address: 'x'.repeat(200_000) };
    const texts = ['', '{"OrderId":', 'null', '[]', '{}', '{"OrderId":0}', '{"OrderId":"__proto__"}'];
    const values = [null, undefined, 7, true, [], () => 1, 10n, itself, { type: 'webpackOk' }];
    for (const data of [...texts, ...values, huge, JSON.stringify(huge)])
      expect(orderFromMessage(message(data), frame)).toBeNull();
  });
});

describe('embeddable', () => {
  it.each(['https://track.example/o/7', `${TRACKER}/track?OrderId=7`])('embeds %s', (address) => {
    expect(embeddable(address)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:http://x/1', 'file:///etc', '/track', '', null])(
    'does not embed %s',
    (address) => {
      expect(embeddable(address)).toBeNull();
    },
  );

  it('never embeds a page of this site, whose scripts would reach the diner’s storage', () => {
    expect(embeddable(`${SHOP}/menu`)).toBeNull();
  });

  it('embeds only the tracking page of the shop’s own origin when the tracking service is there', () => {
    vi.stubGlobal('window', { location: { origin: TRACKER } });
    for (const path of ['/track?OrderId=7', '/track/', '/track/orders/7'])
      expect(embeddable(TRACKER + path), path).toBe(TRACKER + path);
    for (const path of ['/', '/menu', '/tracking', '/spice-garden/track'])
      expect(embeddable(TRACKER + path), path).toBeNull();
  });
});

it('trackingPageUrl appends the given query unchanged to the tracking service’s URL', () => {
  expect(trackingPageUrl('?OrderId=1042&note=a%20b')).toBe(`${TRACKER}/track?OrderId=1042&note=a%20b`);
  expect(trackingPageUrl('')).toBe(`${TRACKER}/track`);
});

it('readTrackState returns a Track button’s state without an invalid URL, and null for any other value', () => {
  const state = trackState({ trackingUrl: 'https://track.example/7' });
  expect(readTrackState(state)).toEqual(state);
  for (const other of [null, 'x', {}, { trackingUrl: 'https://x.example' }, { fromTrackButton: 'true' }])
    expect(readTrackState(other)).toBeNull();
  expect(readTrackState({ fromTrackButton: true, trackingUrl: 7 })).toEqual(
    trackState({ trackingUrl: null }),
  );
});
