import { original, type ActionReducerMapBuilder, type AsyncThunk, type Draft } from '@reduxjs/toolkit';
import { withStructuralSharing } from '@/lib/structural-sharing';
import type { Loadable } from './loadable';
import type { RootState, StoreLike } from './state';
import { createAppThunk, toThunkError, type AppThunkConfig } from './thunk';

/** Creates a thunk that runs once per page load, and again only after a failure. Failures are only logged (spec §8). */
export function createFetchOnceThunk<T>(
  type: string,
  call: (restaurantId: string, api: StoreLike) => Promise<T>,
  select: (state: RootState) => Loadable<unknown>,
) {
  return createAppThunk(
    type,
    async (_: undefined, { dispatch, getState, rejectWithValue }) => {
      try {
        return await call(getState().shop.restaurantId, { dispatch, getState });
      } catch (error) {
        return rejectWithValue(toThunkError(error, 'silent'));
      }
    },
    {
      condition: (_, { getState }) =>
        getState().shop.restaurantId !== '' && ['idle', 'failed'].includes(select(getState()).status),
    },
  );
}

export function addLoadableCases<S, T, Arg>(
  builder: ActionReducerMapBuilder<S>,
  thunk: AsyncThunk<T, Arg, AppThunkConfig>,
  pick: (state: Draft<S>) => Loadable<T | null>,
): void {
  builder
    .addCase(thunk.pending, (state) => {
      pick(state).status = 'pending';
    })
    .addCase(thunk.fulfilled, (state, action) => {
      // Unchanged data keep their identity and do not rerender.
      const before = original<Loadable<unknown>>(pick(state)).data;
      Object.assign(pick(state), { status: 'ready', data: withStructuralSharing(before, action.payload) });
    })
    .addCase(thunk.rejected, (state) => {
      pick(state).status = 'failed';
    });
}
