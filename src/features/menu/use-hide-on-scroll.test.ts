import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdScroll } from '@/ui/scroll/hold-scroll';
import { useHideOnScroll } from './use-hide-on-scroll';

let notifyResized = () => {};
let y = 0;

function scrollTo(place: number) {
  y = place;
  fireEvent.scroll(window);
}

/** Content above the viewport changes its height: scroll anchoring, then resize, then a scroll event. */
function resizeAbove(by: number) {
  y += by;
  notifyResized();
  fireEvent.scroll(window);
}

beforeEach(() => {
  y = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        notifyResized = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('useHideOnScroll', () => {
  it('returns true after scrolling down, and false after scrolling up or to the top', () => {
    const { result } = renderHook(useHideOnScroll);
    expect(result.current).toBe(false);
    scrollTo(200);
    expect(result.current).toBe(true);
    scrollTo(180);
    expect(result.current).toBe(false);
    scrollTo(400);
    scrollTo(0);
    expect(result.current).toBe(false);
  });

  it('ignores a scroll by the page itself, but not the diner’s scroll after it', () => {
    const { result } = renderHook(useHideOnScroll);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => scrollTo(3000));
    const end = holdScroll(() => 3000 - y);
    expect(y).toBe(3000);
    expect(result.current).toBe(false);
    end();
    scrollTo(3020);
    expect(result.current).toBe(true);
  });

  it('ignores small movements against the scroll direction', () => {
    const { result } = renderHook(useHideOnScroll);
    scrollTo(200);
    scrollTo(192);
    scrollTo(198);
    expect(result.current).toBe(true);
    scrollTo(187);
    expect(result.current).toBe(false);
  });

  it('does not count growing content above the viewport as scrolling down', () => {
    const { result } = renderHook(useHideOnScroll);
    scrollTo(2000);
    scrollTo(1960);
    expect(result.current).toBe(false);
    resizeAbove(140);
    expect(result.current).toBe(false);
    scrollTo(2070);
    expect(result.current).toBe(false);
    scrollTo(2090);
    expect(result.current).toBe(true);
  });

  it('does not count shrinking content above the viewport as scrolling up', () => {
    const { result } = renderHook(useHideOnScroll);
    scrollTo(2000);
    scrollTo(2010);
    resizeAbove(-160);
    expect(result.current).toBe(true);
  });
});
