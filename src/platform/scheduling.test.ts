import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, afterNextPaint, afterFirstScreen, holdFirstScreen } from './scheduling';

describe('a page that waits for its data', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not settled before all of its parts are rendered', async () => {
    const happened = vi.fn();
    const releases = [holdFirstScreen(), holdFirstScreen()];
    void afterFirstScreen().then(happened);
    for (const release of releases) {
      await vi.advanceTimersByTimeAsync(1000);
      expect(happened).not.toHaveBeenCalled();
      release();
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).toHaveBeenCalled();
  });

  it('waits for the parts that replace a part', async () => {
    const happened = vi.fn();
    const releasePage = holdFirstScreen();
    void afterFirstScreen().then(happened);
    await vi.advanceTimersByTimeAsync(100);
    releasePage();
    const releaseDishes = holdFirstScreen();
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).not.toHaveBeenCalled();
    releaseDishes();
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).toHaveBeenCalled();
  });

  it('is settled after some seconds even if a part is never rendered', async () => {
    const happened = vi.fn();
    const release = holdFirstScreen();
    void afterFirstScreen().then(happened);
    await vi.advanceTimersByTimeAsync(4000);
    expect(happened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(happened).toHaveBeenCalled();
    release();
  });
});

describe('what waits for the next frame', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes in the task after it, once', async () => {
    const happened = vi.fn();
    void afterNextPaint().then(happened);
    await vi.advanceTimersByTimeAsync(20);
    expect(happened).toHaveBeenCalledOnce();
  });
});

describe('a page of which a picture never comes', () => {
  let readyState: DocumentReadyState;
  let picture: HTMLImageElement;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
    readyState = 'interactive';
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
    picture = document.createElement('img');
    vi.spyOn(picture, 'complete', 'get').mockReturnValue(false);
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 150));
    document.body.append(picture);
  });

  afterEach(() => {
    Reflect.deleteProperty(document, 'readyState');
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    ['is settled', afterFirstScreen],
    ['is idle', whenIdle],
  ])('%s all the same, some seconds after its beginning', async (_, when) => {
    const happened = vi.fn();
    void when().then(happened);
    await vi.advanceTimersByTimeAsync(7000);
    expect(happened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(happened).toHaveBeenCalled();
  });

  it('does not wait again later', async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    const happened = vi.fn();
    void whenIdle().then(happened);
    await vi.advanceTimersByTimeAsync(300);
    expect(happened).toHaveBeenCalled();
  });

  it('is settled as soon as the picture fails and the page has loaded', async () => {
    const happened = vi.fn();
    void afterFirstScreen().then(happened);
    readyState = 'complete';
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).not.toHaveBeenCalled();
    vi.spyOn(picture, 'complete', 'get').mockReturnValue(true);
    picture.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).toHaveBeenCalled();
  });
});
