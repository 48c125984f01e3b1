import { beforeEach, describe, expect, it, vi } from 'vitest';

const CHUNKS = 60;
/** Cost of one chunk on the simulated device. */
let chunkMs: number;
/** Chunks rendered by each step. */
let steps: number[];

class NoViewport implements Partial<IntersectionObserver> {
  observe = vi.fn();
  unobserve = vi.fn();
}

async function openLongMenu() {
  vi.resetModules();
  const [{ renderProgressively }, { chunks }] = await Promise.all([
    import('./progressive-rendering'),
    import('./grid-chunks'),
  ]);
  let rendered = 0;
  let isSameStep = false;
  const render = () => {
    rendered += 1;
    workMs += chunkMs;
    if (isSameStep) steps.push((steps.pop() ?? 0) + 1);
    else steps.push(1);
    isSameStep = true;
    queueMicrotask(() => (isSameStep = false));
  };
  for (let index = 0; index < CHUNKS; index += 1) {
    const element = document.createElement('div');
    chunks.add(element);
    renderProgressively(element, render);
  }
  return { rendered: () => rendered };
}

/** Time that rendering has taken, besides the fake timers' time. */
let workMs: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  const timersNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => timersNow() + workMs);
  vi.stubGlobal('IntersectionObserver', NoViewport);
  chunkMs = 1;
  workMs = 0;
  steps = [];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('Rendering ahead', () => {
  it('takes larger steps on a fast device', async () => {
    await openLongMenu();
    await vi.advanceTimersByTimeAsync(5000);
    expect(steps.slice(0, 4)).toEqual([1, 2, 3, 4]);
  });

  it('takes the smallest steps on a slow device, and never one that is long without need', async () => {
    chunkMs = 30;
    await openLongMenu();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Math.max(...steps)).toBe(2);
    chunkMs = 60;
    steps = [];
    await openLongMenu();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Math.max(...steps)).toBe(1);
  });

  it.each(['scroll', 'pointerdown', 'keydown'])('stops during input (%s) and goes on after it', async (type) => {
    const menu = await openLongMenu();
    await vi.advanceTimersByTimeAsync(100);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await vi.advanceTimersByTimeAsync(100);
    }
    const during = menu.rendered();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(290);
    expect(menu.rendered()).toBe(during);
    await vi.advanceTimersByTimeAsync(5000);
    expect(menu.rendered()).toBeGreaterThan(during);
  });

  it('ends after the dishes that a diner is likely to reach, until they search in the page', async () => {
    const menu = await openLongMenu();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(menu.rendered()).toBeGreaterThanOrEqual(50);
    expect(menu.rendered()).toBeLessThan(CHUNKS);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(menu.rendered()).toBeLessThan(CHUNKS);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(menu.rendered()).toBe(CHUNKS);
  });
});
