import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { http } from 'msw';
import type { AppStore } from '@/store';
import { createDeferred } from './deferred';
import type { useSandbox } from './sandbox';

/**
 * Holds the answers of a call, such as 'address/add' of the thunk 'addresses/add'.
 * @returns a function that releases them and waits until the store has handled the first.
 */
export function holdCall(
  { server }: ReturnType<typeof useSandbox>,
  { path, thunk, store }: { path: string; thunk: string; store: AppStore },
) {
  const released = createDeferred();
  // MSW passes the request on to the sandbox when a handler returns nothing.
  server.use(http.all(`*/${path}`, () => released.promise));
  return releaseAndWait(store, thunk, released.resolve);
}

/** Holds the next call of a path, such as 'cart/delete', until `release`. `sent` resolves when it is sent. */
export function holdNextCall({ server }: ReturnType<typeof useSandbox>, path: string) {
  const sent = createDeferred();
  const released = createDeferred();
  const hold = () => {
    sent.resolve();
    return released.promise;
  };
  server.use(http.all(`*/${path}`, hold, { once: true }));
  return { sent: sent.promise, release: released.resolve };
}

/** @returns a function that releases an answer and waits until the thunk of that type has ended. */
export function releaseAndWait(
  store: AppStore,
  thunk: string,
  release: () => void,
): () => Promise<UnknownAction> {
  const ended = createDeferred<UnknownAction>();
  store.dispatch(
    addListener({
      predicate: ({ type }) => type === `${thunk}/fulfilled` || type === `${thunk}/rejected`,
      effect: ended.resolve,
    }),
  );
  return () =>
    act(async () => {
      release();
      return ended.promise;
    });
}
