import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, afterFirstScreen, holdFirstScreen } from './scheduling';

describe('afterFirstScreen', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits for parts that are added when another part is rendered', async () => {
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

  it('resolves after 4 to 6 s even if a part is never rendered', async () => {
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

describe('a page with a picture that never loads', () => {
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
  ])('%s 7 to 11 s after navigation start', async (_, when) => {
    const happened = vi.fn();
    void when().then(happened);
    await vi.advanceTimersByTimeAsync(7000);
    expect(happened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(happened).toHaveBeenCalled();
  });

  it('is settled within 1 s after the page has loaded and the picture has failed', async () => {
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
