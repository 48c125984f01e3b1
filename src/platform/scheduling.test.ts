import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle, afterNextPaint, afterFirstScreen } from './scheduling';

describe('a page that waits for its data', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    ['nothing is drawn', ''],
    ['placeholders stand', '<main><p data-skeleton>…</p></main>'],
  ])('is not settled while %s', async (_, html) => {
    const root = document.createElement('div');
    root.id = 'root';
    root.innerHTML = html;
    document.body.append(root);
    const happened = vi.fn();
    void afterFirstScreen().then(happened);
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).not.toHaveBeenCalled();
    root.innerHTML = '<main><h1>Menu</h1></main>';
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).toHaveBeenCalled();
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

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
    readyState = 'interactive';
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
    const picture = document.createElement('img');
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
    await vi.advanceTimersByTimeAsync(1000);
    document.body.replaceChildren();
    readyState = 'complete';
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(happened).toHaveBeenCalled();
  });
});
