/** Data stay during a refetch and after a failure. Unless 'ready', they are older (see `domain/catalogue`). */
export interface Loadable<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  data: T;
}

export function idle<T>(data: T): Loadable<T> {
  return { status: 'idle', data };
}

export function showPersisted<T>(loadable: Loadable<T | null>, persisted: T | null): void {
  if (loadable.status !== 'ready') loadable.data = persisted;
}
