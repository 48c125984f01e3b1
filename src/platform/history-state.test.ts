import { afterEach, describe, expect, it } from 'vitest';
import { addToHistoryState, historyState } from './history-state';

describe('history state', () => {
  afterEach(() => {
    history.replaceState(null, '');
  });

  it('is empty in an entry without state', () => {
    history.replaceState(null, '');
    expect(historyState()).toEqual({});
  });

  it('keeps the fields of the router and of other parts', () => {
    history.replaceState({ usr: { from: 'menu' }, key: 'k1', idx: 3, overlay: 1 }, '');
    addToHistoryState({ categoryShown: true });
    addToHistoryState({ scrollPosition: { y: 400 } });
    expect(history.state).toEqual({
      usr: { from: 'menu' },
      key: 'k1',
      idx: 3,
      overlay: 1,
      categoryShown: true,
      scrollPosition: { y: 400 },
    });
  });
});
