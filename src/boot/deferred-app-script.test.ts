import { afterEach, describe, expect, it, vi } from 'vitest';
import { APP_SCRIPT_META } from '@/platform/chunk-recovery';
import { deferAppScript } from './deferred-app-script';

const codes = () =>
  [...document.querySelectorAll('head script[type="module"]')].map((script) => script.getAttribute('src'));

describe('the code of a page written ahead', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  it('is asked for once the page has been painted with its pictures, and what goes with it too', () => {
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

  it('is asked for in a page that nobody looks at, or whose pictures do not come', () => {
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

  it.each(['pointerdown', 'keydown'])('is asked for by whoever does not wait: %s', (action) => {
    document.head.innerHTML = `<meta name="${APP_SCRIPT_META}" content="/assets/index-1.js">`;
    const then = vi.fn();
    deferAppScript(then);
    document.body.dispatchEvent(new Event(action, { bubbles: true }));
    document.body.dispatchEvent(new Event(action, { bubbles: true }));
    expect(codes()).toEqual(['/assets/index-1.js']);
    expect(then).toHaveBeenCalledOnce();
  });

  it('is left to any other page itself', () => {
    const then = vi.fn();
    expect(deferAppScript(then)).toBe(false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(then).not.toHaveBeenCalled();
    expect(codes()).toEqual([]);
  });
});
