import { expect, it, onTestFinished, vi } from 'vitest';
import { addToHistoryState, historyState } from './history-state';

it('history state keeps the fields of the router and of other parts', () => {
  const history = { state: null as unknown, replaceState: (state: unknown) => (history.state = state) };
  vi.stubGlobal('history', history);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(historyState()).toEqual({});
  history.state = { usr: { from: 'menu' }, key: 'k1', idx: 3 };
  addToHistoryState({ categoryShown: true });
  addToHistoryState({ scrollPosition: { y: 400 } });
  expect(history.state).toEqual({
    usr: { from: 'menu' },
    key: 'k1',
    idx: 3,
    categoryShown: true,
    scrollPosition: { y: 400 },
  });
});
