import { afterEach, describe, expect, it, vi } from 'vitest';
import { APP_SCRIPT_META } from '@/platform/chunk-recovery';
import { deferAppScript } from './deferred-app-script';

const codes = () =>
  [...document.querySelectorAll('head script[type="module"]')].map((script) => script.getAttribute('src'));

describe('deferAppScript', () => {
  afterEach(() => {
    // Ends the recording of clicks.
    globalThis.replayClicks?.();
    globalThis.replayClicks = undefined;
    vi.unstubAllGlobals();
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it('requests the app script of a prerendered page once, after load and paint, and runs onLoad once', () => {
    vi.useFakeTimers();
    document.head.innerHTML = `<meta name="${APP_SCRIPT_META}" content="/assets/index-1.js">`;
    const then = vi.fn();
    expect(deferAppScript(then)).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(codes()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(1000);
    expect(codes()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(codes()).toEqual([]);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(codes()).toEqual(['/assets/index-1.js']);
    vi.advanceTimersByTime(5000);
    expect(codes()).toHaveLength(1);
    expect(then).toHaveBeenCalledOnce();
  });

  it('requests the app script 2 s after DOMContentLoaded when the page is neither painted nor loaded', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
    document.head.innerHTML = `<meta name="${APP_SCRIPT_META}" content="/assets/index-1.js">`;
    deferAppScript(vi.fn());
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(1999);
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(codes()).toEqual(['/assets/index-1.js']);
  });

  it.each(['pointerdown', 'keydown'])(
    'requests the app script on the first %s after parsing, and runs onLoad once',
    (action) => {
      document.head.innerHTML = `<meta name="${APP_SCRIPT_META}" content="/assets/index-1.js">`;
      const then = vi.fn();
      deferAppScript(then);
      document.body.dispatchEvent(new Event(action, { bubbles: true }));
      expect(codes()).toEqual([]);
      document.dispatchEvent(new Event('DOMContentLoaded'));
      document.body.dispatchEvent(new Event(action, { bubbles: true }));
      document.body.dispatchEvent(new Event(action, { bubbles: true }));
      expect(codes()).toEqual(['/assets/index-1.js']);
      expect(then).toHaveBeenCalledOnce();
    },
  );
});
