/**
 * The one way to read from the server: makes the thunks and reducer cases of a resource from its call. An answer counts
 * only for the latest request. A slice that resets the resource (`idle`) or its `requestId` ignores a pending answer.
 */
import {
  createAsyncThunk,
  type ActionReducerMapBuilder,
  type AsyncThunk,
  type Draft,
} from '@reduxjs/toolkit';
import type { Resource } from './resource-state';
import type { RootState } from './state';
import { toThunkError, type AppThunkApi, type AppThunkConfig, type ThunkError } from './thunk';

type Config = AppThunkConfig & { fulfilledMeta: { askedAt: number } };

const createReadThunk = createAsyncThunk.withTypes<Config>();

interface CallContext extends Pick<AppThunkApi, 'dispatch' | 'getState' | 'signal'> {
  /** Whether the answer of this request still counts. */
  isLatest: () => boolean;
  /** Whether `refresh` was dispatched, not `fetch`. */
  isRefresh: boolean;
}

type ShownFailure = Pick<ThunkError, 'display' | 'text'>;

interface ResourceOptions<T, Arg> {
  /** Action type of the fetch. */
  type: string;
  select: (state: RootState, arg: Arg) => Resource<unknown> | undefined;
  /** @throws ApiFailure */
  call: (arg: Arg, context: CallContext) => Promise<T>;
  /**
   * 'once': once per page load, and again only after a failure. 'settled': not while a request is pending. 'always': a
   * request replaces the pending one.
   */
  repeat: 'once' | 'settled' | 'always';
  canFetch?: (state: RootState, arg: Arg) => boolean;
  canRefresh?: (resource: Resource<unknown>) => boolean;
  /** What a failed fetch shows; nothing by default. A failed refresh shows nothing. */
  failure?: (error: unknown) => ShownFailure;
}

const silently = (): ShownFailure => ({ display: 'silent', text: '' });

/**
 * Makes the thunks and reducer cases of a resource. `fetch` is also the retry. `refresh` requests newer data: the shown data
 * stay until the answer, and after a failure.
 */
export function createResource<T, Arg = undefined>(options: ResourceOptions<T, Arg>) {
  const { type, select, call, repeat, canFetch = () => true, canRefresh = () => true, failure } = options;

  const createThunk = (
    actionType: string,
    isAllowed: (resource: Resource<unknown> | undefined) => boolean,
    shownFailure: (error: unknown) => ShownFailure = silently,
  ): AsyncThunk<T, Arg, Config> =>
    createReadThunk<T, Arg>(
      actionType,
      async (arg: Arg, { dispatch, getState, requestId, signal, rejectWithValue, fulfillWithValue }) => {
        const isLatest = () => select(getState(), arg)?.requestId === requestId;
        const context = { dispatch, getState, signal, isLatest, isRefresh: actionType !== type };
        // The time of the request, because a slow answer is not newer than one that overtook it.
        const askedAt = Date.now();
        try {
          const data: T = await call(arg, context);
          return fulfillWithValue(data, { askedAt });
        } catch (error) {
          const { display, text } = isLatest() ? shownFailure(error) : silently();
          return rejectWithValue(toThunkError(error, display, text));
        }
      },
      { condition: (arg, { getState }) => canFetch(getState(), arg) && isAllowed(select(getState(), arg)) },
    );

  const fetch = createThunk(
    type,
    (resource) =>
      repeat === 'always' ||
      resource === undefined ||
      (resource.status !== 'pending' && (repeat === 'settled' || resource.status !== 'ready')),
    failure,
  );
  const refresh = createThunk(
    `${type}/refresh`,
    (resource) => resource === undefined || canRefresh(resource),
  );

  /** @param onAnswer runs before the answer replaces the data. */
  function addCases<S>(
    builder: ActionReducerMapBuilder<S>,
    pick: (state: Draft<S>, arg: Arg) => Resource<unknown>,
    onAnswer?: (state: Draft<S>, data: T, arg: Arg) => void,
  ): void {
    for (const thunk of [fetch, refresh]) {
      builder
        .addCase(thunk.pending, (state, { meta }) => {
          const resource = pick(state, meta.arg);
          // A running fetch answers as well as a refresh.
          if (thunk === refresh && resource.status === 'pending' && resource.requestId !== null) return;
          resource.requestId = meta.requestId;
          if (thunk === fetch || resource.status === 'idle') resource.status = 'pending';
        })
        .addCase(thunk.fulfilled, (state, { meta, payload: data }) => {
          const resource = pick(state, meta.arg);
          if (resource.requestId !== meta.requestId) return;
          onAnswer?.(state, data, meta.arg);
          const { askedAt } = meta;
          Object.assign(resource, { status: 'ready', data, errorText: '', askedAt, requestId: null });
        })
        .addCase(thunk.rejected, (state, { meta, payload }) => {
          const resource = pick(state, meta.arg);
          if (resource.requestId !== meta.requestId) return;
          resource.requestId = null;
          // A failed refresh leaves the status.
          if (resource.status !== 'pending') return;
          if (meta.aborted) resource.status = resource.askedAt > 0 ? 'ready' : 'idle';
          else Object.assign(resource, { status: 'failed', errorText: payload?.text ?? '' });
        });
    }
  }

  return { fetch, refresh, addCases };
}

/** A resource of the restaurant, fetched once per page load. */
export function createShopResource<T>(
  type: string,
  fetch: (restaurantId: string) => Promise<T>,
  select: (state: RootState) => Resource<unknown>,
  canRefresh?: (resource: Resource<unknown>) => boolean,
) {
  return createResource({
    type,
    select,
    call: (_: undefined, { getState }) => fetch(getState().shop.restaurantId),
    repeat: 'once',
    canFetch: ({ shop }) => shop.restaurantId !== '',
    ...(canRefresh && { canRefresh }),
  });
}
