import { afterEach, describe, expect, it } from 'vitest';
import { embeddable, orderFromMessage, readTrackState, trackingPageUrl, trackState } from './tracking';

const TRACKER = 'http://localhost:4001';
const record = { OrderId: 1042, Status: 'Preparing', Total: '626', Item_Details: [] };

function frameWindow(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  if (!frame.contentWindow) throw new Error('The frame has no window');
  return frame.contentWindow;
}

function message(data: unknown, source: Window, origin = TRACKER): MessageEvent<unknown> {
  return new MessageEvent('message', { data, origin, source });
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('orderFromMessage', () => {
  it('reads the order from JSON text, an object, or an array with one object', () => {
    const frame = frameWindow();
    for (const data of [JSON.stringify(record), record, [record]]) {
      expect(orderFromMessage(message(data, frame), frame)).toMatchObject({
        id: '1042',
        status: 'Preparing',
        total: 62_600,
      });
    }
  });

  it('ignores messages from all other origins, including similar ones', () => {
    const frame = frameWindow();
    const origins = [
      'https://localhost:4001',
      'http://localhost:40011',
      'http://localhost:4001.evil.example',
      'http://evil.example',
      window.location.origin,
      'null',
      '',
    ];
    for (const origin of origins) {
      expect(orderFromMessage(message(record, frame, origin), frame), origin).toBeNull();
    }
  });

  it('ignores other windows of the tracking origin, and all messages while no frame is embedded', () => {
    const [ours, other] = [frameWindow(), frameWindow()];
    expect(orderFromMessage(message(record, other), ours)).toBeNull();
    expect(orderFromMessage(message(record, window), ours)).toBeNull();
    expect(orderFromMessage(message(record, ours), null)).toBeNull();
  });

  it('ignores data that is not an order', () => {
    const frame = frameWindow();
    const itself: Record<string, unknown> = { ...record };
    itself.self = itself;
    const rubbish = [
      '',
      '{"OrderId":',
      'null',
      '[]',
      '{}',
      '{"OrderId":0}',
      '{"OrderId":"__proto__"}',
      null,
      undefined,
      7,
      true,
      [],
      () => 1,
      10n,
      itself,
      { type: 'webpackOk' },
    ];
    for (const data of rubbish) expect(orderFromMessage(message(data, frame), frame)).toBeNull();
  });

  it('ignores an oversized order, as an object and as JSON text', () => {
    const frame = frameWindow();
    const huge = { ...record, Address: 'x'.repeat(200_000) };
    expect(orderFromMessage(message(huge, frame), frame)).toBeNull();
    expect(orderFromMessage(message(JSON.stringify(huge), frame), frame)).toBeNull();
  });
});

describe('embeddable', () => {
  it('embeds http and https pages only', () => {
    expect(embeddable('https://track.example/o/7')).toBe('https://track.example/o/7');
    expect(embeddable('http://localhost:4001/track?OrderId=7')).toBe('http://localhost:4001/track?OrderId=7');
    const refused = [
      'javascript:alert(1)',
      'data:text/html,x',
      'blob:http://x/1',
      'file:///etc',
      '/track',
      'x',
      '',
      null,
    ];
    for (const address of refused) expect(embeddable(address), String(address)).toBeNull();
  });

  it('never embeds a page of this site, whose scripts would reach the diner’s storage', () => {
    expect(embeddable(`${window.location.origin}/menu`)).toBeNull();
  });
});

describe('trackingPageUrl', () => {
  it('appends the given query unchanged to the tracking service’s URL', () => {
    expect(trackingPageUrl('?OrderId=1042&note=a%20b')).toBe(`${TRACKER}/track?OrderId=1042&note=a%20b`);
    expect(trackingPageUrl('')).toBe(`${TRACKER}/track`);
  });
});

describe('readTrackState', () => {
  it('returns a Track button’s state without an invalid URL, and null for any other value', () => {
    const state = trackState({ trackingUrl: 'https://track.example/7' });
    expect(readTrackState(state)).toEqual(state);
    for (const other of [
      null,
      undefined,
      'x',
      {},
      { trackingUrl: 'https://x.example' },
      { fromTrackButton: 'true' },
    ]) {
      expect(readTrackState(other)).toBeNull();
    }
    expect(readTrackState({ fromTrackButton: true, trackingUrl: 7 })).toEqual(
      trackState({ trackingUrl: null }),
    );
  });
});
