import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { http } from 'msw';
import type { AppStore } from '@/store';
import type { useSandbox } from './sandbox';

/** A promise, and what fulfils it. */
export function gate<T>() {
  let open!: (value: T) => void;
  const closed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

/**
 * Holds the answers of a call back, from now on.
 * @param path such as 'address/add'.
 * @param thunk the type of the thunk that makes it, such as 'addresses/add'.
 * @returns what lets them go, and waits until the store has taken the first.
 */
export function holdCall(
  { server }: ReturnType<typeof useSandbox>,
  { path, thunk, store }: { path: string; thunk: string; store: AppStore },
) {
  const { closed, open } = gate<undefined>();
  // What gives no answer itself leaves it to the sandbox.
  server.use(http.all(`*/${path}`, () => closed));
  return release(store, thunk, () => open(undefined));
}

/** @returns what lets an answer go, and waits until the thunk of that type has ended. */
export function release(store: AppStore, thunk: string, letGo: () => void): () => Promise<UnknownAction> {
  const { closed: ended, open: end } = gate<UnknownAction>();
  store.dispatch(
    addListener({
      predicate: ({ type }) => type === `${thunk}/fulfilled` || type === `${thunk}/rejected`,
      effect: end,
    }),
  );
  return () =>
    act(async () => {
      letGo();
      return ended;
    });
}
