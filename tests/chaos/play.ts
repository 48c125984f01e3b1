import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { externalNavigation } from '@/integrations/external-navigation';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { HANG, KINDS, type Kind } from './kinds';
import { expectSound, settle, watchPage, type Watch } from './page';
import { chaosShop } from './restaurant';
import type { Scene, Shop, Stage } from './scene';

declare module 'vitest' {
  interface TaskMeta {
    chaos?: Played;
  }
}

export interface Played {
  screen: string;
  call: string;
  kind: string;
  /** 'said': error text; 'retry': 'Try again'; 'works': as expected; 'quiet': complete without the data. */
  seen: 'said' | 'retry' | 'works' | 'quiet';
}

/** `npm run test:full` runs every scene with every kind of fault, `npm test` with one each. */
const IS_WHOLE = process.env['CHAOS'] === 'all';
const KINDS_AT_ONCE = 1;

function kindsFor(place: number): readonly Kind[] {
  if (IS_WHOLE) return KINDS;
  const step = Math.floor(KINDS.length / KINDS_AT_ONCE);
  return Array.from(
    { length: KINDS_AT_ONCE },
    (_, turn) => KINDS[(place + turn * step) % KINDS.length],
  ).filter((kind) => kind !== undefined);
}

const WITHOUT_ANSWER = ['status', 'drop', 'lost'];

function outcomeOf(scene: Scene, kind: Kind): Kind['outcome'] {
  return scene.takesAnyAnswer && !WITHOUT_ANSWER.includes(kind.fault.kind) ? 'works' : kind.outcome;
}

const retries = () => screen.queryAllByRole('button', { name: 'Try again' });

/** Attempts of 'Try again' before a scene fails. */
const ROUNDS = 5;
/** Maximum number of consecutive hanging answers. */
const HANGS = 5;

async function holds(check: () => unknown): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

export function play(scenes: readonly Scene[]): void {
  const sandbox = useSandbox({ restaurants: [chaosShop] });
  let callsUnderWay = 0;
  let watch: Watch;
  let shop: Shop | undefined;
  let err: () => void = () => undefined;
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);
  const onError = (event: ErrorEvent) => void unhandled.push(event.error ?? event.message);

  beforeEach(() => {
    callsUnderWay = 0;
    unhandled.length = 0;
    shop = undefined;
    vi.spyOn(externalNavigation, 'goTo').mockImplementation(() => undefined);
    sandbox.server.events.on('request:start', () => void (callsUnderWay += 1));
    sandbox.server.events.on('request:end', () => void (callsUnderWay -= 1));
    process.on('unhandledRejection', onUnhandled);
    window.addEventListener('error', onError);
    watch = watchPage();
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
    window.removeEventListener('error', onError);
    process.off('unhandledRejection', onUnhandled);
    sandbox.server.events.removeAllListeners();
  });

  const opened = (): Shop => {
    if (!shop) throw new Error('No page is open yet');
    return shop;
  };
  const stage: Stage = {
    sandbox,
    open: (path) => {
      shop = renderShop(path, { host: 'chaos.localhost' });
      return shop.user;
    },
    user: () => opened().user,
    store: () => opened().store,
    page: screen,
    err: () => {
      err();
    },
  };
  // Place Order stays busy until the browser has left for the payment page.
  const hasLeft = () => vi.mocked(externalNavigation.goTo).mock.calls.length > 0;
  const settled = () => settle(watch, () => callsUnderWay > 0, hasLeft);
  /** Waits until nothing is pending. With fake timers, hanging answers expire one after another. */
  async function rest(): Promise<void> {
    for (let hang = 0; vi.isFakeTimers() && hang < HANGS; hang += 1) {
      if (callsUnderWay > 0) await act(() => vi.advanceTimersByTimeAsync(HANG));
      // The page may start a call in idle time.
      else if (await holds(settled)) return;
    }
    await settled();
  }
  const isMet = ({ call }: Scene) =>
    waitFor(() => expect(sandbox.requests.list(call === '*' ? undefined : call)).not.toHaveLength(0));

  async function meet(scene: Scene, kind: Kind): Promise<Played['seen']> {
    err = () => {
      sandbox.requests.clear();
      sandbox.faults.add({ call: scene.call, ...kind.fault });
    };
    if (!scene.isLate) err();
    if (kind.fault.kind === 'delay') {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    }
    await scene.reach(stage);
    await isMet(scene);
    if (kind.fault.kind === 'delay') {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      // Lazy code loads in real time, regardless of fake timers.
      await waitFor(() => expectSound(watch));
    }
    await rest();
    expectSound(watch);
    if (scene.said !== undefined && watch.hasSaid(scene.said)) return 'said';
    if (await holds(() => scene.done(stage))) return 'works';
    return retries().length > 0 ? 'retry' : 'quiet';
  }

  async function tapRetries(scene: Scene): Promise<void> {
    for (let round = 0; round < ROUNDS && !(await holds(() => scene.done(stage))); round += 1) {
      const [retry] = retries();
      if (retry) await opened().user.click(retry);
      await rest();
    }
  }

  async function goOn(scene: Scene): Promise<void> {
    sandbox.faults.clear();
    if (!(await holds(() => scene.done(stage)))) {
      await (scene.goOn ?? (() => tapRetries(scene)))(stage);
      await waitFor(() => scene.done(stage));
    }
    await rest();
    expectSound(watch);
  }

  describe.each(scenes.map((scene, place) => ({ ...scene, place })))('$call on $screen', (scene) => {
    it.for(kindsFor(scene.place))(
      'recovers from the fault: $name',
      { timeout: 60_000 },
      async (kind, { task }) => {
        const seen = await meet(scene, kind);
        task.meta.chaos = { screen: scene.screen, call: scene.call, kind: kind.name, seen };
        const outcome = outcomeOf(scene, kind);
        if (outcome === 'works') expect(seen).toBe('works');
        else if (scene.said !== undefined) {
          // The readable part of the answer may be enough.
          expect(outcome === 'either' ? ['said', 'works'] : ['said']).toContain(seen);
        }
        await goOn(scene);
        expect(unhandled).toEqual([]);
      },
    );
  });
}
