/** All changes of the cart go through this lock (docs/behaviour.md 7.1). */
import { createAsyncThunk } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import { wait } from '@/platform/scheduling';
import { m } from '@/texts';
import { selectConnectivity } from '../connectivity/slice';
import { hasLoggedOutElsewhere } from '../session/stale-request-guard';
import type { RootState, StoreLike } from '../state';
import { toThunkError, type AppThunkConfig, type ThunkError } from '../thunk';
import { toastRequested } from '../events';
import type { CartChange } from './types';

export interface CartLock extends StoreLike {
  /** Called after each await. @throws ApiFailure 'cancelled' after a logout. */
  throwIfStale: () => void;
}

interface ChangeRequest<Result> {
  /** Name of the endpoint, for error reports. */
  call: string;
  /** ms before the request is sent. Until it is answered, taps are ignored. */
  delayMs?: number;
  display: ThunkError['display'];
  failedText?: () => string;
  successText?: () => string;
  /** Runs during the delay. */
  prepare?: (store: StoreLike) => Promise<unknown>;
  send: (lock: CartLock) => Promise<Result>;
}

/** Thrown by `send` to stop with a text of its own instead of `failedText`. */
export class StoppedChange extends ApiFailure {
  constructor(
    call: string,
    readonly text: string,
  ) {
    super('cancelled', call);
  }
}

const createChangeThunk = createAsyncThunk.withTypes<
  AppThunkConfig & { pendingMeta: { change: CartChange | null } }
>();

/**
 * Creates a thunk that holds the cart lock: a change is ignored while another is pending. The plan enters the state with
 * the lock, so that the cart shows the change at once. After a logout, the change stops without an error: it must not
 * reach the next diner or their cart.
 */
export function withCartLock<Arg, Result>(
  type: string,
  plan: (state: RootState, arg: Arg) => CartChange | null,
  request: (arg: Arg, state: RootState) => ChangeRequest<Result>,
) {
  return createChangeThunk(
    type,
    async (arg: Arg, { dispatch, getState, requestId, rejectWithValue }) => {
      const { call, delayMs, display, failedText, successText, prepare, send } = request(arg, getState());
      const connectivity = selectConnectivity(getState());
      if (connectivity !== 'online') {
        return rejectWithValue({
          text: connectivity === 'offline' ? m.cart_offline() : m.cart_unreachable(),
          display: display === 'inline' ? 'inline' : 'toast',
          outcomeUnknown: false,
        });
      }
      // A login in another tab keeps a guest's change.
      const isStale = () =>
        getState().cart.lock?.requestId !== requestId || hasLoggedOutElsewhere(getState());
      const throwIfStale = () => {
        if (isStale()) throw new ApiFailure('cancelled', call);
      };
      try {
        if (delayMs !== undefined) await Promise.all([wait(delayMs), prepare?.({ dispatch, getState })]);
        throwIfStale();
        const result = await send({ dispatch, getState, throwIfStale });
        throwIfStale();
        if (successText) dispatch(toastRequested({ text: successText(), tone: 'success' }));
        return result;
      } catch (error) {
        if (isStale()) return rejectWithValue(toThunkError(error, 'silent'));
        const text = error instanceof StoppedChange ? error.text : failedText?.();
        return rejectWithValue(toThunkError(error, display, text));
      }
    },
    {
      condition: (_, { getState }) => getState().cart.lock === null,
      getPendingMeta: ({ arg }, { getState }) => ({
        change: selectConnectivity(getState()) === 'online' ? plan(getState(), arg) : null,
      }),
    },
  );
}
