import { createAction, createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { lateReducer } from './late-reducer';

it('a slice whose code is not there keeps its state, and changes it from then on that it is', () => {
  const raised = createAction('raised');
  const reducer = lateReducer({ count: 0 });
  const before = reducer(undefined, raised());
  expect(before).toEqual({ count: 0 });
  expect(reducer(before, raised())).toBe(before);

  const slice = createSlice({
    name: 'counter',
    initialState: { count: 0 },
    reducers: {},
    extraReducers: (builder) => {
      builder.addCase(raised, (state) => {
        state.count += 1;
      });
    },
  });
  reducer.arrive(slice.reducer);
  expect(reducer(before, raised())).toEqual({ count: 1 });
  expect(reducer(undefined, { type: 'other' })).toEqual({ count: 0 });
});
