import { afterEach, describe, expect, it } from 'vitest';
import { analyticsIds, analyticsPageOf, isTrackingOptedOut, startAnalytics } from './index';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  delete window.clarity;
  delete window.fbq;
  delete window._fbq;
});

describe('analytics ids', () => {
  it('are accepted only when they are safe in a script’s URL', () => {
    expect(analyticsIds('bt-green', 'px_1')).toEqual({ behaviourTool: 'bt-green', adPixel: 'px_1' });
    expect(analyticsIds('../evil?x=', '7')).toEqual({ behaviourTool: null, adPixel: '7' });
  });

  it.each([
    ['', ''],
    ['0', '0'],
    ['a b', '"><script>'],
  ])('are null for %j and %j', (behaviourTool, adPixel) => {
    expect(analyticsIds(behaviourTool, adPixel)).toBeNull();
  });
});

describe('isTrackingOptedOut', () => {
  it.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])('returns, for the navigator properties %o, %s', (navigator, wish) => {
    expect(isTrackingOptedOut(navigator)).toBe(wish);
  });
});

describe('analyticsPageOf', () => {
  it.each([
    ['/', '/'],
    ['/menu/Main%20course', '/menu/Main%20course'],
    ['/order-history/order-details/1042', '/order-history/order-details'],
    ['/menu/orderInfo', '/menu/orderInfo'],
    ['/ORDERINFO', '/orderInfo'],
    ['/Cart/', '/cart'],
    ['/9876543210', null],
    ['/menu/24, Defence Colony/9876543210', null],
    ['/menus/24, Defence Colony', null],
  ])('maps the path %s to %s', (path, page) => {
    expect(analyticsPageOf(path)).toBe(page);
  });
});

describe('startAnalytics', () => {
  it('loads only the script that has an id', () => {
    startAnalytics({ behaviourTool: 'bt-1', adPixel: null });
    expect(scripts()).toEqual(['http://localhost:4001/analytics/behaviour/bt-1']);
    expect(window.fbq).toBeUndefined();
  });

  it('queues a purchase for both scripts, with the value in rupees and the currency INR', () => {
    const track = startAnalytics({ behaviourTool: 'bt-1', adPixel: 'px-1' });
    track({ kind: 'purchase', value: 62_580, orderId: '1042' });
    expect(window.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, 'px-1'],
      ['init', 'px-1'],
      ['track', 'Purchase', { value: 625.8, currency: 'INR', order_id: '1042' }, { eventID: 'order-1042' }],
    ]);
    expect(window.clarity?.q).toEqual([
      ['set', 'value', '625.8'],
      ['set', 'currency', 'INR'],
      ['event', 'purchase'],
    ]);
  });
});
