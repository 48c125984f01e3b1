/** State of a read from the server. Not in `resource.ts`, because the type of the state depends on it. */
export interface Resource<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  /** Stays during a refetch and after a failure. The catalogue's may be persisted data until `status` is 'ready'. */
  data: T;
  /** Text of the last failure. */
  errorText: string;
  /** Epoch ms of the request that `data` answers; 0 without one. */
  askedAt: number;
  /** Id of the pending request whose answer counts; null for none. A slice sets it to null to ignore an answer. */
  requestId: string | null;
}

export function idle<T>(data: T): Resource<T> {
  return { status: 'idle', data, errorText: '', askedAt: 0, requestId: null };
}

/** Shows persisted data until the server answers. */
export function restore<T>(resource: Resource<T | null>, data: T | null, askedAt: number): void {
  if (resource.status !== 'ready') Object.assign(resource, { data, askedAt });
}
