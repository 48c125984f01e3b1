import { beforeEach, describe, expect, it, vi } from 'vitest';

const BATCH_SIZE = 12;
const ITEMS_PER_STEP = 4;
const BATCHES = 100;

/** Cost in ms of a few items on the simulated device. */
let batchMs: number;
/** Time in ms that rendering has taken, besides the fake timers' time. */
let workMs: number;
/** Batches to which each step adds items. */
let steps: number[];
let observed: Set<Element>;

class Viewport implements Partial<IntersectionObserver> {
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}

async function openPage() {
  vi.resetModules();
  const { registerBatch, renderProgressively } = await import('./progressive-rendering');

  /** Like React, renders in tasks after the call. */
  const addList = (batches = BATCHES) => {
    const list = document.createElement('div');
    document.body.append(list);
    const unregister: (() => void)[] = [];
    let pending: (() => void)[] = [];
    const commit = () => {
      workMs += pending.length * batchMs;
      steps.push(pending.length);
      for (const finish of pending.splice(0)) finish();
    };
    for (let index = 0; index < batches; index += 1) {
      const batch = document.createElement('div');
      list.append(batch);
      unregister.push(registerBatch(batch));
      const done = renderProgressively(batch, (extent) => {
        if (pending.length === 0) setTimeout(commit);
        pending.push(() => {
          const count = extent === 'all' ? BATCH_SIZE : batch.childElementCount + ITEMS_PER_STEP;
          while (batch.childElementCount < count) batch.append(document.createElement('div'));
          if (count === BATCH_SIZE) done();
        });
      });
      unregister.push(done);
    }
    return {
      list,
      rendered: () => [...list.children].filter((batch) => batch.childElementCount === BATCH_SIZE).length,
      items: () => [...list.children].reduce((sum, batch) => sum + batch.childElementCount, 0),
      remove: () => {
        pending = [];
        list.remove();
        for (const undo of unregister) undo();
      },
    };
  };
  return { addList };
}

async function openMenu(batches?: number) {
  const { addList } = await openPage();
  return addList(batches);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const input = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const press = (init: KeyboardEventInit) => window.dispatchEvent(new KeyboardEvent('keydown', init));

/** 500 dishes, and those of the last step. */
function expectUpToLimit(items: number): void {
  expect(items).toBeGreaterThanOrEqual(500);
  expect(items).toBeLessThan(620);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  const timersNow = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => timersNow() + workMs);
  vi.stubGlobal('IntersectionObserver', Viewport);
  batchMs = 1;
  workMs = 0;
  steps = [];
  observed = new Set();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  };
});

describe('Rendering ahead', () => {
  it('takes larger steps on a fast device, up to a limit', async () => {
    await openMenu();
    await pass(20_000);
    expect(steps.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(Math.max(...steps)).toBeLessThan(30);
  });

  it('takes small steps on a slow device', async () => {
    batchMs = 30;
    await openMenu();
    await pass(20_000);
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.max(...steps)).toBe(1);
  });

  it('takes smaller steps when the device becomes slow', async () => {
    await openMenu();
    await pass(250);
    const fast = steps.length;
    expect(steps.at(-1)).toBeGreaterThan(2);
    batchMs = 25;
    await pass(20_000);
    expect(steps.slice(fast + 2).length).toBeGreaterThan(3);
    expect(Math.max(...steps.slice(fast + 2))).toBe(1);
  });

  it.each(['scroll', 'pointerdown', 'pointerup', 'keydown', 'input'])(
    'pauses during input (%s) and continues after it',
    async (type) => {
      batchMs = 20;
      const menu = await openMenu();
      await pass(300);
      input(type);
      // The current step still finishes.
      await pass(200);
      const before = menu.rendered();
      expect(before).toBeGreaterThan(0);
      for (let count = 0; count < 10; count += 1) {
        input(type);
        await pass(290);
      }
      expect(menu.rendered()).toBe(before);
      await pass(5000);
      expect(menu.rendered()).toBeGreaterThan(before);
    },
  );

  it('waits while the page is hidden', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const menu = await openMenu();
    await pass(5000);
    expect(menu.rendered()).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(5000);
    expectUpToLimit(menu.items());
  });

  it('starts on the next page after the diner left a page while it was paused', async () => {
    const page = await openPage();
    const left = page.addList();
    await pass(100);
    input('scroll');
    await pass(100);
    left.remove();
    const next = page.addList();
    await pass(20_000);
    expectUpToLimit(next.items());
  });

  it('stops observing batches that are rendered or removed', async () => {
    const menu = await openMenu();
    expect(observed.size).toBe(BATCHES);
    await pass(5000);
    expect(observed.size).toBe(BATCHES - menu.rendered());
    menu.remove();
    expect(observed.size).toBe(0);
  });
});

describe('The limit for rendering ahead', () => {
  it('is about 500 dishes', async () => {
    const menu = await openMenu();
    await pass(60_000);
    expectUpToLimit(menu.items());
  });

  it('does not count a list that is being replaced', async () => {
    const page = await openPage();
    const old = page.addList();
    await pass(5000);
    old.list.hidden = true;
    const replacing = page.addList();
    await pass(5000);
    expectUpToLimit(old.items());
    expectUpToLimit(replacing.items());
  });

  it('lets another list render when a list is removed', async () => {
    const page = await openPage();
    const old = page.addList();
    const other = page.addList();
    await pass(5000);
    expect(other.rendered()).toBe(0);
    old.remove();
    await pass(5000);
    expectUpToLimit(other.items());
  });

  it.each([
    ['Ctrl+F', { key: 'f', ctrlKey: true }],
    ['Cmd+F', { key: 'f', metaKey: true }],
    ['Ctrl+F of a Hindi keyboard', { key: 'ि', code: 'KeyF', ctrlKey: true }],
    ['F3', { key: 'F3', code: 'F3' }],
  ])('is lifted when the diner opens find-in-page: %s', async (_keys, init) => {
    const menu = await openMenu();
    await pass(5000);
    press({ key: 'f', code: 'KeyF' });
    await pass(5000);
    expectUpToLimit(menu.items());
    press(init);
    await pass(10_000);
    expect(menu.rendered()).toBe(BATCHES);
  });

  it('applies again on the next page after find-in-page', async () => {
    const page = await openPage();
    const searched = page.addList();
    press({ key: 'F3' });
    await pass(5000);
    expect(searched.rendered()).toBe(BATCHES);
    searched.remove();
    const next = page.addList();
    await pass(5000);
    expectUpToLimit(next.items());
  });

  it('does not apply to a printed page', async () => {
    const menu = await openMenu();
    await pass(5000);
    window.dispatchEvent(new Event('beforeprint'));
    await pass(1);
    expect(menu.rendered()).toBe(BATCHES);
  });
});
