import { original, type ActionReducerMapBuilder, type AsyncThunk, type Draft } from '@reduxjs/toolkit';
import { withStructuralSharing } from '@/lib/structural-sharing';
import type { AppDispatch, RootState } from '@/store';
import { createAppThunk, toThunkError, type AppThunkConfig } from './thunk';

/**
 * Something fetched from the server: its data stay while it is fetched again or after a failure. With any
 * status but 'ready' they are known from before (see `domain/catalogue`).
 */
export interface Loadable<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  data: T;
}

export function idle<T>(data: T): Loadable<T> {
  return { status: 'idle', data };
}

/** Shows data known from before until the server's are there; those are never given up for older ones. */
export function showPersisted<T>(loadable: Loadable<T | null>, persisted: T | null): void {
  if (loadable.status !== 'ready') loadable.data = persisted;
}

/**
 * A call of the restaurant's catalogue: made once per visit unless it failed, failures only logged
 * (spec, section 8).
 */
export function fetchOnce<T>(
  type: string,
  call: (restaurantId: string, api: { dispatch: AppDispatch; getState: () => RootState }) => Promise<T>,
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

/** Keeps a `Loadable` of a slice in step with the thunk that fetches it. */
export function trackLoadable<S, T, Arg>(
  builder: ActionReducerMapBuilder<S>,
  thunk: AsyncThunk<T, Arg, AppThunkConfig>,
  pick: (state: Draft<S>) => Loadable<T | null>,
): void {
  builder
    .addCase(thunk.pending, (state) => {
      pick(state).status = 'pending';
    })
    .addCase(thunk.fulfilled, (state, action) => {
      // Data that are the same as those shown stay the same objects, and nothing is drawn anew for them.
      const shown = original<Loadable<unknown>>(pick(state)).data;
      Object.assign(pick(state), { status: 'ready', data: withStructuralSharing(shown, action.payload) });
    })
    .addCase(thunk.rejected, (state) => {
      pick(state).status = 'failed';
    });
}
