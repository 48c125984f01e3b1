import { configureStore, createSlice } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import { createDeferred } from '../../tests/deferred';
import { createResource } from './resource';
import { idle, type Resource } from './resource-state';
import { loggedIn, sessionEnded } from './session/types';
import type { AppDispatch } from './state';

interface NamesState {
  names: Resource<string | null>;
}

const initialState: NamesState = { names: idle(null) };

/** A store with one resource, and the answers that it waits for. */
function setUp(repeat: 'once' | 'settled' | 'always') {
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
    failure: () => ({ display: 'inline', text: 'No names' }),
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
  const store = configureStore({ reducer: slice.reducer });
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
    const { fetch, answer, names, onAnswer } = setUp('always');
    const fetched = fetch();
    expect(names()).toMatchObject({ status: 'pending', data: null });
    vi.setSystemTime(9000);
    answer(0, 'Ann');
    await fetched;
    vi.useRealTimers();
    expect(names()).toEqual({ status: 'ready', data: 'Ann', errorText: '', askedAt: 5000, requestId: null });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('ignores the answer and the failure of a request that a later one has replaced', async () => {
    const { fetch, answer, fail, names, onAnswer } = setUp('always');
    const all = [fetch(), fetch(), fetch()];
    answer(2, 'newest');
    await all[2];
    answer(0, 'oldest');
    fail(1);
    expect((await all[1])?.payload).toMatchObject({ display: 'silent', text: '' });
    await all[0];
    expect(names()).toMatchObject({ status: 'ready', data: 'newest' });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it.each([
    ['logout', sessionEnded()],
    ['login', loggedIn('9876543210')],
  ])('ignores an answer from before a %s', async (_, event) => {
    const { dispatch, fetch, answer, names } = setUp('settled');
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
    const { fetch, answer, fail, names } = setUp('settled');
    const all = [fetch()];
    answer(0, 'Ann');
    await all[0];
    const failed = fetch();
    expect(names()).toMatchObject({ status: 'pending', data: 'Ann' });
    fail(1);
    expect((await failed).payload).toMatchObject({ display: 'inline', text: 'No names' });
    expect(names()).toMatchObject({ status: 'failed', data: 'Ann', errorText: 'No names' });
  });

  it('is fetched once, and again only after a failure', async () => {
    const { fetch, answer, fail, names, requests } = setUp('once');
    const first = fetch();
    await fetch();
    expect(requests).toHaveLength(1);
    fail(0);
    await first;
    const retry = fetch();
    answer(1, 'Ann');
    await retry;
    await fetch();
    expect(requests).toHaveLength(2);
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann', errorText: '' });
  });

  it('is not fetched while a request is pending, but fetched again after it', async () => {
    const { fetch, answer, requests } = setUp('settled');
    const first = fetch();
    await fetch();
    answer(0, 'Ann');
    await first;
    void fetch();
    expect(requests).toHaveLength(2);
  });

  it('is as before when its request is aborted', async () => {
    const { fetch, answer, names } = setUp('always');
    const aborted = fetch();
    aborted.abort();
    await aborted;
    expect(names().status).toBe('idle');
    const first = fetch();
    answer(1, 'Ann');
    await first;
    const other = fetch();
    other.abort();
    await other;
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann' });
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
    expect((await failed).payload).toMatchObject({ display: 'silent' });
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann', errorText: '' });
    const second = refresh();
    answer(2, 'Bob');
    await second;
    expect(names()).toMatchObject({ status: 'ready', data: 'Bob' });
  });

  it('leaves a running fetch alone, whose answer counts', async () => {
    const { fetch, refresh, answer, fail, names } = setUp('once');
    const first = fetch();
    const refreshed = refresh();
    fail(1);
    await refreshed;
    expect(names()).toMatchObject({ status: 'pending', data: null });
    answer(0, 'Ann');
    await first;
    expect(names()).toMatchObject({ status: 'ready', data: 'Ann' });
  });
});
