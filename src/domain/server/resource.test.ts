import { configureStore, createSlice } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { createDeferred } from '../../../tests/deferred';
import { NO_RECORDS } from '../persisted/records';
import { makeStoreExtra } from '../store-extra';
import { createResource } from './resource';
import { idle, type Resource } from './resource-state';
import { loggedIn, sessionEnded } from '../session/types';
import type { AppDispatch } from '../root-reducer';

interface NamesState {
  names: Resource<string | null>;
}

const NO_NAMES = { words: 'No names' };

const initialState: NamesState = { names: idle(null) };

/** A store with one resource, and the answers that it waits for. */
function setUp(repeat: 'once' | 'again' | 'latest') {
  const requests: ReturnType<typeof createDeferred<string | ApiFailure>>[] = [];
  const resource = createResource<string>({
    type: 'names/fetch',
    select: (state) => (state as unknown as NamesState).names,
    call: async () => {
      const request = createDeferred<string | ApiFailure>();
      requests.push(request);
      const answer = await request.promise;
      if (answer instanceof ApiFailure) throw answer;
      return answer;
    },
    repeat,
    failure: () => ({ display: 'inline', text: NO_NAMES }),
  });
  const onAnswer = vi.fn();
  const slice = createSlice({
    name: 'names',
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder.addCase(loggedIn, () => initialState).addCase(sessionEnded, () => initialState);
      resource.addCases(builder, ({ names }) => names, onAnswer);
    },
  });
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: makeStoreExtra(NO_RECORDS) } }),
  });
  const dispatch = store.dispatch as unknown as AppDispatch;
  return {
    dispatch: store.dispatch,
    fetch: () => dispatch(resource.fetch()),
    refresh: () => dispatch(resource.refresh()),
    answer: (index: number, name: string) => requests[index]?.resolve(name),
    fail: (index: number) => requests[index]?.resolve(new ApiFailure('network', 'names')),
    names: () => store.getState().names,
    requests,
    onAnswer,
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('A resource', () => {
  it('holds the answer with the time of its request', async () => {
    vi.useFakeTimers({ now: 5000 });
    const { fetch, answer, names, onAnswer } = setUp('latest');
    const fetched = fetch();
    expect(names()).toMatchObject({ status: 'pending', data: null });
    vi.setSystemTime(9000);
    answer(0, 'Ann');
    await fetched;
    vi.useRealTimers();
    expect(names()).toEqual({
      ...{ status: 'ready', data: 'Ann', lastOutcome: 'answered', failure: null },
      ...{ askedAt: 5000, waitUntil: 0, requestId: null },
    });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('ignores the answer and the failure of a request that a later one has replaced', async () => {
    const { fetch, answer, fail, names, onAnswer } = setUp('latest');
    const all = [fetch(), fetch(), fetch()];
    answer(2, 'newest');
    answer(0, 'oldest');
    fail(1);
    await Promise.all(all);
    expect(names()).toMatchObject({ status: 'ready', data: 'newest' });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('lets all callers wait for the request that counts', async () => {
    const { fetch, refresh, answer, names } = setUp('latest');
    const ended: string[] = [];
    const all = [fetch(), refresh(), fetch()].map((caller) =>
      caller.then(() => ended.push(names().data ?? '')),
    );
    answer(0, 'oldest');
    await Promise.resolve();
    answer(1, 'newest');
    await Promise.all(all);
    expect(ended).toEqual(['newest', 'newest', 'newest']);
  });

  it.each([
    ['logout', sessionEnded()],
    ['login', loggedIn('9876543210')],
  ])('ignores an answer from before a %s', async (_, event) => {
    const { dispatch, fetch, answer, names } = setUp('again');
    const former = fetch();
    dispatch(event);
    answer(0, 'former');
    await former;
    expect(names()).toEqual(initialState.names);
    const next = fetch();
    answer(1, 'next');
    await next;
    expect(names().data).toBe('next');
  });

  it('keeps its data after a failure and says why', async () => {
    const { fetch, answer, fail, names } = setUp('again');
    const all = [fetch()];
    answer(0, 'Ann');
    await all[0];
    const failed = fetch();
    expect(names()).toMatchObject({ status: 'pending', data: 'Ann' });
    fail(1);
    expect((await failed)?.payload).toMatchObject({ display: 'inline', text: NO_NAMES });
    expect(names()).toMatchObject({ status: 'failed', data: 'Ann', failure: NO_NAMES });
  });

  it('is fetched once, and again only after a failure', async () => {
    const { fetch, answer, fail, names, requests } = setUp('once');
    const first = fetch();
    const same = fetch();
    expect(requests).toHaveLength(1);
    fail(0);
    await Promise.all([first, same]);
    const retry = fetch();
    answer(1, 'Ann');
    await retry;
    await fetch();
    expect(requests).toHaveLength(2);
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann', failure: null });
  });

  it('waits for a request that is under way, and asks again after it', async () => {
    const { fetch, answer, requests } = setUp('again');
    const all = [fetch(), fetch()];
    answer(0, 'Ann');
    await Promise.all(all);
    void fetch();
    expect(requests).toHaveLength(2);
  });

  it('remembers how its last fetch has ended while the next one is pending', async () => {
    const { fetch, answer, fail, names } = setUp('again');
    expect(names().lastOutcome).toBeNull();
    const first = fetch();
    fail(0);
    await first;
    const second = fetch();
    expect(names()).toMatchObject({ status: 'pending', lastOutcome: 'failed' });
    answer(1, 'Ann');
    await second;
    void fetch();
    expect(names()).toMatchObject({ status: 'pending', lastOutcome: 'answered' });
  });
});

describe('A refresh', () => {
  it('keeps what is shown while it is pending and when it fails', async () => {
    const { fetch, refresh, answer, fail, names } = setUp('once');
    const first = fetch();
    answer(0, 'Ann');
    await first;
    const failed = refresh();
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann' });
    fail(1);
    expect((await failed)?.payload).toMatchObject({ display: 'silent' });
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann', failure: null });
    const second = refresh();
    answer(2, 'Bob');
    await second;
    expect(names()).toMatchObject({ status: 'ready', data: 'Bob' });
  });

  it('waits for a fetch that is under way instead of asking again', async () => {
    const { fetch, refresh, answer, names, requests } = setUp('once');
    const both = [fetch(), refresh()];
    expect(requests).toHaveLength(1);
    answer(0, 'Ann');
    await Promise.all(both);
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann' });
  });

  it('shows its failure when a fetch waits for it', async () => {
    const { fetch, refresh, answer, fail, names, requests } = setUp('again');
    const first = fetch();
    answer(0, 'Ann');
    await first;
    const both = [refresh(), fetch()];
    expect(names().status).toBe('pending');
    fail(1);
    await Promise.all(both);
    expect(requests).toHaveLength(2);
    expect(names()).toMatchObject({ status: 'failed', data: 'Ann', failure: NO_NAMES });
  });
});
