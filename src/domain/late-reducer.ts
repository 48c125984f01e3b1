import type { Reducer } from '@reduxjs/toolkit';

/** A slice's place in the store, which the slice itself takes when its code is there. */
export type LateReducer<State> = Reducer<State> & { arrive: (reducer: Reducer<State>) => void };

/**
 * Stands in the store for a slice that the first screen does without: its state stays as it began until the
 * module that makes the slice has been loaded, which whatever can change or show it imports.
 */
export function lateReducer<State>(initialState: State): LateReducer<State> {
  let arrived: Reducer<State> | undefined;
  return Object.assign(
    (state: State | undefined, action: Parameters<Reducer<State>>[1]) =>
      arrived ? arrived(state, action) : (state ?? initialState),
    {
      arrive: (reducer: Reducer<State>) => {
        arrived = reducer;
      },
    },
  );
}
