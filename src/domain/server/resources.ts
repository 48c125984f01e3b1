import type { AppDispatch, RootState } from '../root-reducer';
import type { StoreExtra } from '../store-extra';
import type { Resource } from './resource-state';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState, extra: StoreExtra) => Result;

/** A resource with the types of its data and argument left out, so that all can be in one list. */
export interface AnyResource {
  readonly type: string;
  readonly isPartOfShop: boolean;
  readonly debounceMs: number;
  readonly retry: 'events' | 'timer' | undefined;
  readonly argOf: ((state: RootState) => unknown) | undefined;
  select: (state: RootState, arg?: unknown) => Resource<unknown> | undefined;
  canFetch: (state: RootState, arg?: unknown) => boolean;
  isDue: (state: RootState, arg: unknown) => boolean;
  pollDelayMs: (polls: number) => number | null;
  isLive: (state: RootState, arg: unknown) => boolean;
  readonly maxAgeMs: number;
  refresh: (arg?: unknown) => Thunk<Promise<unknown>>;
  /** Ends a running request, whose answer no longer counts. */
  drop: (arg: unknown) => Thunk<void>;
  fetch: (arg?: unknown) => Thunk<Promise<unknown>>;
}

/** All resources whose modules are loaded, by type. `store/wanted.ts` repeats and refreshes them. */
export const resources = new Map<string, AnyResource>();
