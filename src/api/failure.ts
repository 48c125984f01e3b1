/** Why a call failed. `src/api` throws only `ApiFailure`. */
type FailureKind =
  /** No request was made: its code could not be loaded, or the phone is missing. */
  | 'not-sent'
  /** No answer, also offline. The server may have acted. */
  | 'network'
  /** An answer with another status than 2xx. */
  | 'status'
  /** 2xx with an unexpected body. */
  | 'answer'
  /** The diner or the page no longer waits for the answer. */
  | 'cancelled';

export class ApiFailure extends Error {
  override name = 'ApiFailure';

  constructor(
    readonly kind: FailureKind,
    /** Name of the call, or of the field that cannot be read. */
    readonly call: string,
    detail = '',
    readonly status?: number,
    readonly serverMessage?: string,
    /** Epoch ms before which the server wants no repeated call; 0 for none. */
    readonly waitUntil = 0,
  ) {
    super(`${call}: ${kind}${status === undefined ? '' : ` ${String(status)}`}${detail && ` (${detail})`}`);
  }
}
