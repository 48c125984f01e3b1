import { expect, it, vi } from 'vitest';
import { derived } from './derived';

interface State {
  dishes: string[];
  filter: string;
  other: number;
}

it('is made anew only when one of its parts is another', () => {
  const make = vi.fn((dishes: string[], filter: string) => dishes.filter((dish) => dish.includes(filter)));
  const matching = derived([(state: State) => state.dishes, (state: State) => state.filter], make);
  const state = { dishes: ['naan', 'roti'], filter: 'a', other: 1 };

  const first = matching(state);
  expect(first).toEqual(['naan']);
  expect(matching({ ...state, other: 2 })).toBe(first);
  expect(matching({ ...state, filter: 'r' })).toEqual(['roti']);
  expect(matching({ ...state, dishes: ['raita'] })).toEqual(['raita']);
  expect(make).toHaveBeenCalledTimes(3);
});

it('remembers a result that is nothing, too', () => {
  const make = vi.fn(() => null);
  const none = derived([(state: State) => state.dishes], make);
  const state = { dishes: [], filter: '', other: 1 };
  expect([none(state), none(state)]).toEqual([null, null]);
  expect(make).toHaveBeenCalledOnce();
});
