import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from './use-autoplay';

describe('the banners’ autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function start() {
    const onAdvance = vi.fn();
    const { result } = renderHook(() => useAutoplay(onAdvance));
    return {
      onAdvance,
      send: (type: Parameters<typeof result.current>[0]) => {
        act(() => {
          result.current(type);
        });
      },
      pass: (ms: number) => {
        act(() => {
          vi.advanceTimersByTime(ms);
        });
      },
    };
  }

  it('does not advance while the pointer is outside the banners', () => {
    const { onAdvance, pass } = start();
    pass(60_000);
    expect(onAdvance).not.toHaveBeenCalled();
  });

  it('advances every 5 s while hovered, and stops when the pointer leaves', () => {
    const { onAdvance, send, pass } = start();
    send('pointerEntered');
    pass(4999);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
    pass(5000);
    pass(5000);
    expect(onAdvance).toHaveBeenCalledTimes(3);
    send('pointerLeft');
    pass(60_000);
    expect(onAdvance).toHaveBeenCalledTimes(3);
  });

  it('pauses for 5 s after a swipe, and advances 5 s later', () => {
    const { onAdvance, send, pass } = start();
    send('pointerEntered');
    pass(4000);
    send('swiped');
    pass(5000);
    pass(4999);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });

  it('pauses for 10 s after a click on the image, and advances 5 s later', () => {
    const { onAdvance, send, pass } = start();
    send('pointerEntered');
    send('imageClicked');
    pass(10_000);
    pass(4999);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });

  it('resumes immediately on a second click on the image, and advances 5 s later', () => {
    const { onAdvance, send, pass } = start();
    send('pointerEntered');
    send('imageClicked');
    pass(1000);
    send('imageClicked');
    pass(5000);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });

  it('waits a full 5 s after the slide has changed', () => {
    const { onAdvance, send, pass } = start();
    send('pointerEntered');
    pass(4000);
    send('slideChanged');
    pass(4000);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1000);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });
});
