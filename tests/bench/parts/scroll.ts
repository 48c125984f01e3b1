import { launchBrowser } from '../browser';
import type { Bench, Part } from '../bench';
import { figure, p95, table, targets } from '../figures';
import { onPhone, waitForMenuAhead, type Phone } from '../phone';
import { slugOf } from '../shops';

/** px and px/s of a fast scroll through the menu. */
const DISTANCE_PX = 30_000;
const SPEED_PX_S = 5000;

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

async function scroll({ page, cdp }: Phone): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.frameTimes = frames;
    const next = (time: number) => {
      if (window.frameTimes !== frames) return;
      frames.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -DISTANCE_PX,
    speed: SPEED_PX_S,
    preventFling: true,
    gestureSourceType: 'touch',
  });
  const times = await page.evaluate(() => {
    const frames = window.frameTimes ?? [];
    delete window.frameTimes;
    return frames;
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

interface Scrolled {
  opening: number[];
  fullyRendered: number[];
  /** MB of JS heap, and DOM nodes, after scrolling. */
  heap: number;
  nodes: number;
}

async function scrollThrough(bench: Bench, dishes: number): Promise<Scrolled> {
  const browser = await launchBrowser(bench.certificate);
  try {
    return await onPhone(browser, 1, async (phone) => {
      const { page, cdp } = phone;
      await page.goto(`${bench.product}/${slugOf(dishes)}/menu`);
      await page.waitForSelector('main article');
      const opening = await scroll(phone);
      await waitForMenuAhead(page, dishes);
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' }),
      );
      const fullyRendered = await scroll(phone);
      await cdp.send('Performance.enable');
      await cdp.send('HeapProfiler.collectGarbage');
      const { metrics } = await cdp.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return { opening, fullyRendered, heap: of('JSHeapUsedSize') / 2 ** 20, nodes: of('Nodes') };
    });
  } finally {
    await browser.close();
  }
}

const cells = (frames: readonly number[]) => [figure(p95(frames), 1), figure(Math.max(...frames))];

export const scrollPart: Part = {
  name: 'scroll',
  title: 'Scrolling and memory',
  measure: async (bench) => {
    const all: Scrolled[] = [];
    for (const dishes of bench.sizes) all.push(await scrollThrough(bench, dishes));
    const last = all.at(-1);
    const most = figure(bench.sizes.at(-1));
    return [
      `Time between the frames of ${figure(DISTANCE_PX)} px at ${figure(SPEED_PX_S)} px per second, without CPU slowdown: as soon as the first dish is shown, and in the middle of the fully rendered menu. Then the memory after garbage collection.`,
      table(
        ['dishes', 'at once, p95 ms', 'worst', 'fully rendered, p95 ms', 'worst', 'script, MB', 'nodes'],
        all.map(({ opening, fullyRendered, heap, nodes }, index) => [
          figure(bench.sizes[index]),
          ...cells(opening),
          ...cells(fullyRendered),
          figure(heap, 1),
          figure(nodes),
        ]),
      ),
      targets([
        {
          text: `${most} dishes, at once: p95 of frames, ms`,
          value: p95(last?.opening ?? []),
          limit: 20,
          digits: 1,
        },
        {
          text: `${most} dishes, fully rendered: p95 of frames, ms`,
          value: p95(last?.fullyRendered ?? []),
          limit: 20,
          digits: 1,
        },
      ]),
    ].join('\n\n');
  },
};
