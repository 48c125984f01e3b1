/** `data` stays during a refetch and after a failure. The catalogue's may be persisted data until `status` is 'ready'. */
export interface Loadable<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  data: T;
}

export function idle<T>(data: T): Loadable<T> {
  return { status: 'idle', data };
}

export function setPersistedData<T>(loadable: Loadable<T | null>, persisted: T | null): void {
  if (loadable.status !== 'ready') loadable.data = persisted;
}
