/** Data stay during a refetch and after a failure. Of the catalogue, they are from an earlier visit unless 'ready'. */
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
