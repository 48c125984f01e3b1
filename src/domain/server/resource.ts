/**
 * The one way to read from the server: makes the thunks and reducer cases of a resource from its call. An answer counts
 * only for the latest request. A slice that resets the resource (`idle`) or its `requestId` ignores a pending answer.
 */
import {
  createAction,
  createAsyncThunk,
  type ActionReducerMapBuilder,
  type Draft,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '../root-reducer';
import type { StoreExtra } from '../store-extra';
import { SILENT, toThunkError, type AppThunkApi, type AppThunkConfig, type FailureDisplay } from './failure';
import type { Resource } from './resource-state';
import { resources } from './resources';

/** Calls have no time limit. One that is older is replaced by the next one: a phone that sleeps loses connections. */
const HUNG_AFTER_MS = 20_000;

interface ReadRequest<Arg> {
  arg: Arg;
  /** What is shown stays until the answer, and after a failure. */
  isRefresh: boolean;
}

type ReadConfig = AppThunkConfig & { fulfilledMeta: { askedAt: number } };

const createReadThunk = createAsyncThunk.withTypes<ReadConfig>();

interface CallContext extends Pick<AppThunkApi, 'dispatch' | 'getState' | 'signal'> {
  /** Whether the answer of this request still counts. */
  isLatest: () => boolean;
  isRefresh: boolean;
}

interface ResourceOptions<T, Arg> {
  /** Action type of the request, and the resource's name. */
  type: string;
  select: (state: RootState, arg: Arg) => Resource<T | null> | undefined;
  /** @throws ApiFailure */
  call: (arg: Arg, context: CallContext) => Promise<T>;
  /**
   * What a fetch does. 'once': nothing after an answer. 'again': it asks again, but waits for a running request. 'latest':
   * it replaces a running request, whose answer may be outdated.
   */
  repeat: 'once' | 'again' | 'latest';
  canFetch?: (state: RootState, arg: Arg) => boolean;
  canRefresh?: (resource: Resource<unknown>) => boolean;
  /** What a failed fetch shows; nothing by default. A failed refresh shows nothing. */
  failure?: (error: unknown) => FailureDisplay;
  /** ms for which what a component shows must stay the same before it is asked for. */
  debounceMs?: number;
  /** Whether the shop's data are incomplete without it: it is fetched at the start. */
  isPartOfShop?: boolean;
  /**
   * When a failed fetch is repeated, besides 'Try again' and while a component shows it. 'events': online again, next
   * page. 'timer': also periodically.
   */
  retry?: 'events' | 'timer';
  /** The argument while a component shows the resource; null while there is nothing to ask. */
  argOf?: (state: RootState) => Arg | null;
  /** Whether a shown resource must be asked; by default, when it was never asked. */
  isDue?: (state: RootState, arg: Arg) => boolean;
  /** ms after which it is refreshed when the diner returns to the page; without it, never. */
  maxAgeMs?: number;
  /** ms before a polled resource is refreshed for the nth time since it was shown or visible again; null for never. */
  pollDelayMs?: (polls: number) => number | null;
  /** Whether a polled resource is refreshed; by default, always. */
  isLive?: (state: RootState, arg: Arg) => boolean;
}

/**
 * Makes the thunks and reducer cases of a resource. `fetch` is also the retry. `refresh` requests newer data. Both resolve
 * when the request that counts has ended, also when another caller has sent it.
 */
export function createResource<T, Arg = undefined>(options: ResourceOptions<T, Arg>) {
  const { type, select, call, repeat } = options;
  const { canFetch = () => true, canRefresh = () => true, failure = () => SILENT } = options;

  const request = createReadThunk<T, ReadRequest<Arg>>(
    type,
    async (
      { arg, isRefresh },
      { dispatch, getState, requestId, signal, rejectWithValue, fulfillWithValue },
    ) => {
      const latest = () => {
        const resource = select(getState(), arg);
        return resource?.requestId === requestId ? resource : undefined;
      };
      const isLatest = () => latest() !== undefined;
      try {
        // The time of the request, because a slow answer is not newer than one that overtook it.
        const askedAt = Date.now();
        const data: T = await call(arg, { dispatch, getState, signal, isLatest, isRefresh });
        return fulfillWithValue(data, { askedAt });
      } catch (error) {
        const isShown = latest()?.status === 'pending';
        return rejectWithValue(toThunkError(error, isShown ? failure(error) : SILENT));
      }
    },
  );
  /** A fetch waits for a running refresh, whose failure is then shown. */
  const refreshAwaited = createAction<Arg>(`${type}/refreshAwaited`);

  const dropped = createAction<Arg>(`${type}/dropped`);

  type Outcome = Awaited<ReturnType<ReturnType<typeof request>>>;

  const ask =
    (arg: Arg, isRefresh: boolean) =>
    async (
      dispatch: AppDispatch,
      getState: () => RootState,
      { running }: StoreExtra,
    ): Promise<Outcome | undefined> => {
      const current = () => running.get(select(getState(), arg)?.requestId ?? '');
      const resource = select(getState(), arg);
      if (!canFetch(getState(), arg)) return undefined;
      const isRunning = Date.now() - (current()?.sentAt ?? 0) <= HUNG_AFTER_MS;
      if (!isRunning || (!isRefresh && repeat === 'latest')) {
        const isKnown = isRefresh
          ? resource !== undefined && !canRefresh(resource)
          : repeat === 'once' && resource?.status === 'ready';
        if (isKnown) return undefined;
        current()?.abort();
        const sent = dispatch(request({ arg, isRefresh }));
        running.set(sent.requestId, Object.assign(sent, { sentAt: Date.now() }));
        void sent.finally(() => running.delete(sent.requestId));
      } else if (!isRefresh) dispatch(refreshAwaited(arg));
      let outcome: unknown;
      // A request may be replaced while it is awaited.
      for (let sent = current(); sent; sent = current()) outcome = await sent;
      return outcome as Outcome | undefined;
    };
  const drop =
    (arg: Arg) =>
    (dispatch: AppDispatch, getState: () => RootState, { running }: StoreExtra): void => {
      const sent = running.get(select(getState(), arg)?.requestId ?? '');
      if (!sent) return;
      dispatch(dropped(arg));
      sent.abort();
    };
  const fetch = (...[arg]: Arg extends undefined ? [] : [Arg]) => ask(arg as Arg, false);
  const refresh = (...[arg]: Arg extends undefined ? [] : [Arg]) => ask(arg as Arg, true);

  /**
   * @param onAnswer runs before the answer replaces the data.
   * @param canTake whether an answer counts now; by default always.
   */
  function addCases<S>(
    builder: ActionReducerMapBuilder<S>,
    pick: (state: Draft<S>, arg: Arg) => Resource<unknown>,
    onAnswer?: (state: Draft<S>, data: T, arg: Arg) => void,
    canTake: (state: Draft<S>) => boolean = () => true,
  ): void {
    builder
      .addCase(request.pending, (state, { meta }) => {
        const resource = pick(state, meta.arg.arg);
        resource.requestId = meta.requestId;
        if (meta.arg.isRefresh && resource.status !== 'idle') return;
        resource.status = 'pending';
        resource.failure = null;
      })
      .addCase(refreshAwaited, (state, action) => {
        const { payload: arg } = action as PayloadAction<Arg>;
        pick(state, arg).status = 'pending';
      })
      .addCase(dropped, (state, action) => {
        const resource = pick(state, (action as PayloadAction<Arg>).payload);
        resource.requestId = null;
        resource.status = resource.lastOutcome === 'answered' ? 'ready' : 'idle';
      })
      .addCase(request.fulfilled, (state, { meta, payload: data }) => {
        const resource = pick(state, meta.arg.arg);
        if (resource.requestId !== meta.requestId || !canTake(state)) return;
        onAnswer?.(state, data, meta.arg.arg);
        resource.status = 'ready';
        resource.data = data;
        resource.lastOutcome = 'answered';
        resource.failure = null;
        resource.askedAt = meta.askedAt;
        resource.waitUntil = 0;
        resource.requestId = null;
      })
      .addCase(request.rejected, (state, { meta, payload }) => {
        const resource = pick(state, meta.arg.arg);
        if (resource.requestId !== meta.requestId || !canTake(state)) return;
        resource.requestId = null;
        resource.waitUntil = payload?.waitUntil ?? 0;
        // A failed refresh changes nothing else.
        if (resource.status !== 'pending') return;
        resource.status = 'failed';
        resource.lastOutcome = 'failed';
        resource.failure = payload?.text ?? null;
      });
  }

  const resource = {
    type,
    select,
    fetch,
    refresh,
    /** Ends a running request, whose answer no longer counts. */
    drop: (...[arg]: Arg extends undefined ? [] : [Arg]) => drop(arg as Arg),
    addCases,
    /** Matches an answer, also one that no longer counts. */
    isAnswer: (action: UnknownAction): action is PayloadAction<T> => request.fulfilled.match(action),
    isDropped: (action: UnknownAction) => dropped.match(action),
    isFailure: (action: UnknownAction): action is ReturnType<typeof request.rejected> =>
      request.rejected.match(action),
    isRequest: (action: UnknownAction): action is ReturnType<typeof request.pending> =>
      request.pending.match(action),
  };
  resources.set(type, {
    type,
    isPartOfShop: options.isPartOfShop ?? false,
    debounceMs: options.debounceMs ?? 0,
    retry: options.retry,
    argOf: options.argOf,
    select: (state, arg) => select(state, arg as Arg),
    canFetch: (state, arg) => canFetch(state, arg as Arg),
    isDue: (state, arg) => {
      if (options.isDue) return options.isDue(state, arg as Arg);
      return (select(state, arg as Arg)?.status ?? 'idle') === 'idle';
    },
    pollDelayMs: options.pollDelayMs ?? (() => null),
    isLive: (state, arg) => options.isLive?.(state, arg as Arg) ?? true,
    drop: (arg) => drop(arg as Arg),
    maxAgeMs: options.maxAgeMs ?? Infinity,
    fetch: (arg) => ask(arg as Arg, false),
    refresh: (arg) => ask(arg as Arg, true),
  });
  return resource;
}

/** A resource of the restaurant, fetched once per page load. */
export function createShopResource<T>(
  type: string,
  fetch: (restaurantId: string) => Promise<T>,
  select: (state: RootState) => Resource<T | null>,
  options: Partial<ResourceOptions<T, undefined>> = {},
) {
  return createResource<T>({
    type,
    select,
    call: (_, { getState }) => fetch(getState().shop.restaurantId),
    repeat: 'once',
    canFetch: ({ shop }) => shop.restaurantId !== '',
    ...options,
  });
}
