import type { StoredText } from '@/texts/stored-text';

/** State of a read from the server. */
export interface Resource<T> {
  status: 'idle' | 'pending' | 'ready' | 'failed';
  /** Stays during a refetch and after a failure. The catalogue's may be persisted data until `status` is 'ready'. */
  data: T;
  /** How the last fetch has ended; null before. Unchanged while one is pending. */
  lastOutcome: 'answered' | 'failed' | null;
  /** Text of the last failure, if it has one. */
  failure: StoredText | null;
  /** Epoch ms of the request that `data` answers; 0 without one. */
  askedAt: number;
  /** Epoch ms before which the server wants no repeated call; 0 for none. */
  waitUntil: number;
  /** Id of the running request whose answer counts; null for none. A slice sets it to null to ignore an answer. */
  requestId: string | null;
}

export function idle<T>(data: T): Resource<T> {
  return {
    status: 'idle',
    data,
    lastOutcome: null,
    failure: null,
    askedAt: 0,
    waitUntil: 0,
    requestId: null,
  };
}

export function answered<T>(data: T): Resource<T> {
  return { ...idle(data), status: 'ready', lastOutcome: 'answered' };
}

/** Shows persisted data until the server answers. */
export function restore<T>(resource: Resource<T | null>, data: T | null, askedAt: number): void {
  if (resource.status === 'ready') return;
  resource.data = data;
  resource.askedAt = askedAt;
}

/** Whether a call may be repeated without the diner: not while the server asks to wait. */
export const mayRepeat = (resource: Resource<unknown> | undefined) =>
  (resource?.waitUntil ?? 0) <= Date.now();
