import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { http } from 'msw';
import type { AppStore } from '@/store';
import type { useSandbox } from './sandbox';

export function gate<T>() {
  let open!: (value: T) => void;
  const closed = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { closed, open };
}

/**
 * Holds the answers of a call, such as 'address/add' of the thunk 'addresses/add'.
 * @returns a function that releases them and waits until the store has handled the first.
 */
export function holdCall(
  { server }: ReturnType<typeof useSandbox>,
  { path, thunk, store }: { path: string; thunk: string; store: AppStore },
) {
  const { closed, open } = gate<undefined>();
  // MSW passes the request on to the sandbox when a handler returns nothing.
  server.use(http.all(`*/${path}`, () => closed));
  return release(store, thunk, () => open(undefined));
}

/**
 * Holds the answer of the next call of a path, such as 'cart/delete'. `sent` resolves when it is sent. The sandbox
 * logs and answers it after `release`.
 */
export function holdNextCall({ server }: ReturnType<typeof useSandbox>, path: string) {
  const sent = gate<undefined>();
  const answer = gate<undefined>();
  const hold = () => {
    sent.open(undefined);
    return answer.closed;
  };
  server.use(http.all(`*/${path}`, hold, { once: true }));
  return { sent: sent.closed, release: () => answer.open(undefined) };
}

/** @returns a function that releases an answer and waits until the thunk of that type has ended. */
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
