import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '@/platform/navigation';
import { isFullRun } from '../test-scope';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';
import { HANG_MS, FAULT_CASES, type FaultCase } from './fault-cases';
import { expectSoundPage, settle, watchPage, type PageWatch } from './watch-page';
import { chaosShop } from './restaurant';
import type { Scenario, Shop, ScenarioContext } from './scenario';

declare module 'vitest' {
  interface TaskMeta {
    chaos?: ChaosResult;
  }
}

interface ChaosResult {
  screen: string;
  call: string;
  kind: string;
  /** 'error': error text; 'retry': 'Try again'; 'works': as expected; 'quiet': complete without the data. */
  shown: 'error' | 'retry' | 'works' | 'quiet';
}

/** A full run tests every scenario with every kind of fault, other runs with one. */
function faultsFor(scenarioIndex: number): readonly FaultCase[] {
  return isFullRun
    ? FAULT_CASES
    : FAULT_CASES.filter((_, index) => index === scenarioIndex % FAULT_CASES.length);
}

const KINDS_WITHOUT_ANSWER = ['status', 'drop', 'lost'];

function outcomeOf(scenario: Scenario, kind: FaultCase): FaultCase['outcome'] {
  return scenario.acceptsAnyAnswer && !KINDS_WITHOUT_ANSWER.includes(kind.fault.kind)
    ? 'works'
    : kind.outcome;
}

const retries = () => screen.queryAllByRole('button', { name: 'Try again' });

const MAX_RETRIES = 5;
const MAX_HANGS = 5;

async function passes(check: () => unknown): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

export function runScenarios(scenarios: readonly Scenario[]): void {
  const sandbox = useSandbox({ restaurants: [chaosShop] });
  let pendingCalls = 0;
  let watch: PageWatch;
  let shop: Shop | undefined;
  let startFaults: () => void = () => undefined;
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => void unhandled.push(reason);
  const onError = (event: ErrorEvent) => void unhandled.push(event.error ?? event.message);

  beforeEach(() => {
    pendingCalls = 0;
    unhandled.length = 0;
    shop = undefined;
    vi.spyOn(navigation, 'goTo').mockImplementation(() => undefined);
    sandbox.server.events.on('request:start', () => void (pendingCalls += 1));
    sandbox.server.events.on('request:end', () => void (pendingCalls -= 1));
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
  const context: ScenarioContext = {
    sandbox,
    open: (path) => {
      shop = renderShop(path, { host: 'chaos.localhost' });
      return shop.user;
    },
    user: () => opened().user,
    store: () => opened().store,
    page: screen,
    startFaults: () => {
      startFaults();
    },
  };
  // Place Order stays busy until the browser has left for the payment page.
  const hasLeft = () => vi.mocked(navigation.goTo).mock.calls.length > 0;
  const settled = () => settle(watch, () => pendingCalls > 0, hasLeft);
  /** With fake timers, hanging answers expire one after another. */
  async function waitUntilIdle(): Promise<void> {
    for (let hang = 0; vi.isFakeTimers() && hang < MAX_HANGS; hang += 1) {
      if (pendingCalls > 0) await act(() => vi.advanceTimersByTimeAsync(HANG_MS));
      // The page may start a call in idle time.
      else if (await passes(settled)) return;
    }
    await settled();
  }
  const waitForCall = ({ call }: Scenario) =>
    waitFor(() => expect(sandbox.requests.list(call === '*' ? undefined : call)).not.toHaveLength(0));

  async function runFault(scenario: Scenario, kind: FaultCase): Promise<ChaosResult['shown']> {
    startFaults = () => {
      sandbox.requests.clear();
      sandbox.faults.add({ call: scenario.call, ...kind.fault });
    };
    if (!scenario.startsFaultsLater) startFaults();
    if (kind.fault.kind === 'delay') {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    }
    await scenario.act(context);
    await waitForCall(scenario);
    if (kind.fault.kind === 'delay') {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      // Lazy code loads in real time, regardless of fake timers.
      await waitFor(() => expectSoundPage(watch));
    }
    await waitUntilIdle();
    expectSoundPage(watch);
    if (scenario.errorText !== undefined && watch.hasShown(scenario.errorText)) return 'error';
    const expectResult = () => scenario.expectResult(context);
    // A busy machine may render the result later than the page looks stable.
    const isResultCertain = outcomeOf(scenario, kind) === 'works';
    if (await passes(isResultCertain ? () => waitFor(expectResult) : expectResult)) return 'works';
    return retries().length > 0 ? 'retry' : 'quiet';
  }

  async function tapRetries(scenario: Scenario): Promise<void> {
    for (
      let round = 0;
      round < MAX_RETRIES && !(await passes(() => scenario.expectResult(context)));
      round += 1
    ) {
      const [retry] = retries();
      if (retry) await opened().user.click(retry);
      await waitUntilIdle();
    }
  }

  async function recover(scenario: Scenario): Promise<void> {
    sandbox.faults.clear();
    if (!(await passes(() => scenario.expectResult(context)))) {
      await (scenario.recover ?? (() => tapRetries(scenario)))(context);
      await waitFor(() => scenario.expectResult(context));
    }
    await waitUntilIdle();
    expectSoundPage(watch);
  }

  describe.each(scenarios.map((scenario, index) => ({ ...scenario, index })))(
    'The screen "$screen" with faulty answers to $call',
    (scenario) => {
      it.for(faultsFor(scenario.index))(
        'recovers from the fault: $name',
        { timeout: 60_000 },
        async (kind, { task }) => {
          const shown = await runFault(scenario, kind);
          task.meta.chaos = { screen: scenario.screen, call: scenario.call, kind: kind.name, shown };
          const outcome = outcomeOf(scenario, kind);
          if (outcome === 'works') expect(shown).toBe('works');
          else if (scenario.errorText !== undefined) {
            // The readable part of the answer may be enough.
            expect(outcome === 'either' ? ['error', 'works'] : ['error']).toContain(shown);
          }
          await recover(scenario);
          expect(unhandled).toEqual([]);
        },
      );
    },
  );
}
