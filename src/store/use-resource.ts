import { useEffect, useId } from 'react';
import type { Resource } from '@/domain/server/resource-state';
import { resourceReleased, resourceWanted, type Freshness } from '@/domain/server/wanted-resources';
import type { RootState, AppDispatch } from '@/domain/root-reducer';
import type { StoreExtra } from '@/domain/store-extra';
import { useAppDispatch, useAppSelector } from './hooks';

interface Readable<T, Arg> {
  type: string;
  select: (state: RootState, arg: Arg) => Resource<T | null> | undefined;
  fetch: (
    arg: Arg,
  ) => (dispatch: AppDispatch, getState: () => RootState, extra: StoreExtra) => Promise<unknown>;
}

/** Tells the store that a component shows a resource. `store/wanted.ts` fetches it. @param arg null: nothing to show. */
export function useWanted(
  { type }: { type: string },
  arg?: string | null,
  freshness: Freshness = 'once',
): void {
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (arg === null) return undefined;
    const wanted = { id: `${id} ${freshness} ${arg ?? ''}`, type, arg, freshness };
    dispatch(resourceWanted(wanted));
    return () => {
      dispatch(resourceReleased(wanted));
    };
  }, [dispatch, id, type, arg, freshness]);
}

/** A resource for a component that shows it. @param args `useWanted` explains them. */
export function useResource<T, Arg extends string | undefined>(
  resource: Readable<T, Arg>,
  ...args: Arg extends undefined
    ? [arg?: undefined, freshness?: Freshness]
    : [arg: Arg, freshness?: Freshness]
) {
  const dispatch = useAppDispatch();
  const [arg, freshness] = args as [Arg, Freshness?];
  useWanted(resource, arg, freshness);
  const state = useAppSelector((root) => resource.select(root, arg));
  return {
    status: state?.status ?? ('idle' as const),
    data: state?.data ?? null,
    failure: state?.failure ?? null,
    retry: () => void dispatch(resource.fetch(arg)),
  };
}
