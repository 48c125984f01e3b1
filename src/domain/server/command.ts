/**
 * The one way to write to the server: makes a thunk that may hold a lock, drops an outdated answer, and fails with a text.
 */
import { createAsyncThunk, createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import { ApiFailure } from '@/api/failure';
import type { StoredText } from '@/texts/stored-text';
import { toastRequested } from '../events';
import { hasLoggedOutElsewhere, isSessionOutdated } from '../session/other-tabs';
import { sessionEnded } from '../session/types';
import type { RootState, StoreLike } from '../root-reducer';
import { SILENT, toThunkError, type AppThunkConfig, type FailureDisplay } from './failure';

/**
 * To what an answer belongs. 'session': until a login or logout in any tab. 'cart', 'login-dialog': the same, and until the
 * cart or the dialog is another one. 'cart-lock': until a logout, because a login keeps a guest's change.
 */
type Owner = 'session' | 'cart' | 'login-dialog' | 'cart-lock';

/** @returns whether an answer to a command of `requestId` is outdated. */
function staleness(owner: Owner, start: RootState, requestId: string): (state: RootState) => boolean {
  if (owner === 'cart-lock')
    return (state) => state.cart.lock?.requestId !== requestId || hasLoggedOutElsewhere(state);
  const ownerOf = (state: RootState) => {
    if (owner === 'cart') return state.cart.cartId;
    return owner === 'login-dialog' ? state.dialogs.loginAttempt : null;
  };
  return (state) =>
    state.session.endedSessions !== start.session.endedSessions ||
    ownerOf(state) !== ownerOf(start) ||
    isSessionOutdated(state);
}

/** Thrown by `run` to stop with a text of its own instead of the command's. */
export class StoppedCommand extends ApiFailure {
  constructor(
    call: string,
    readonly text: StoredText,
  ) {
    super('cancelled', call);
  }
}

/** The text of a stopped command is always shown. A cancelled one shows nothing. */
function displayOf(error: unknown, usual: FailureDisplay): FailureDisplay {
  if (error instanceof StoppedCommand)
    return { display: usual.display === 'inline' ? 'inline' : 'toast', text: error.text };
  return error instanceof ApiFailure && error.kind === 'cancelled' ? SILENT : usual;
}

export interface CommandContext extends StoreLike {
  signal: AbortSignal;
  /** Called after each await. @throws ApiFailure 'cancelled' when the answer is outdated. */
  throwIfStale: (owner?: Owner) => void;
}

interface CommandOptions<Arg, Result, Plan> {
  type: string;
  /** Name of the endpoint, for error reports. */
  call: string;
  owner: Owner;
  /** Commands of one lock exclude each other: while one runs, others are ignored. The cart has a lock of its own. */
  lock?: string;
  /** What the lock is held for, such as an id. */
  subjectOf?: (arg: Arg) => string;
  canStart?: (state: RootState, arg: Arg) => boolean;
  /** The expected change, shown until the answer. */
  plan?: (state: RootState, arg: Arg) => Plan;
  /** What a failure shows; nothing by default. */
  failure?: (arg: Arg) => FailureDisplay;
  /** @throws ApiFailure */
  run: (arg: Arg, context: CommandContext) => Promise<Result>;
  /** Runs if the answer is not outdated. */
  onSuccess?: (result: Result, arg: Arg, store: StoreLike) => void;
  /** Toast after success. */
  successText?: (arg: Arg) => string;
}

interface PendingMeta<Plan> {
  lock: string | undefined;
  subject: string;
  plan: Plan | undefined;
}

/** Makes the thunk of a write. It rejects with a `ThunkError`. */
export function createCommand<Arg, Result = void, Plan = undefined>(
  options: CommandOptions<Arg, Result, Plan>,
) {
  const { type, call, owner, lock, plan, run, onSuccess, successText } = options;
  const { subjectOf = () => '', canStart = () => true, failure = () => SILENT } = options;
  type Config = AppThunkConfig & { pendingMeta: PendingMeta<Plan> };
  return createAsyncThunk.withTypes<Config>()<Result, Arg>(
    type,
    async (arg, { dispatch, getState, requestId, signal, rejectWithValue }) => {
      const start = getState();
      const throwIfStale = (of = owner) => {
        if (staleness(of, start, requestId)(getState())) throw new ApiFailure('cancelled', call);
      };
      try {
        const result = await run(arg, { dispatch, getState, signal, throwIfStale });
        throwIfStale();
        onSuccess?.(result, arg, { dispatch, getState });
        if (successText) dispatch(toastRequested({ text: successText(arg), tone: 'success' }));
        return result;
      } catch (error) {
        const isStale = staleness(owner, start, requestId)(getState());
        return rejectWithValue(toThunkError(error, isStale ? SILENT : displayOf(error, failure(arg))));
      }
    },
    {
      condition: (arg, { getState }) =>
        (lock === undefined || getState().commands[lock] === undefined) && canStart(getState(), arg),
      getPendingMeta: ({ arg }, { getState }) => ({
        lock,
        subject: subjectOf(arg),
        plan: plan?.(getState(), arg),
      }),
    },
  );
}

/** Commands that run, by their lock. */
type CommandsState = Readonly<Record<string, { requestId: string; subject: string }>>;

const initialState: CommandsState = {};

const slice = createSlice({
  name: 'commands',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      // A command of the former diner does not block the next one.
      .addCase(sessionEnded, () => ({}))
      .addMatcher(isPending, (state, { meta }) => {
        const { lock, subject = '' } = meta as Partial<PendingMeta<unknown>>;
        return lock === undefined ? state : { ...state, [lock]: { requestId: meta.requestId, subject } };
      })
      .addMatcher(isAnyOf(isFulfilled, isRejected), (state, { meta }) => {
        const others = Object.entries(state).filter(([, { requestId }]) => requestId !== meta.requestId);
        return others.length === Object.keys(state).length ? state : Object.fromEntries(others);
      });
  },
  selectors: {
    selectIsRunning: (state, lock: string) => state[lock] !== undefined,
    /** null while no command holds the lock. */
    selectSubject: (state, lock: string) => state[lock]?.subject ?? null,
  },
});

export const { selectIsRunning, selectSubject } = slice.selectors;
export const commandsReducer = slice.reducer;
