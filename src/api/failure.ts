/** Why a call failed: the only thing that `src/api` throws. */
export type FailureKind =
  /** No answer: the network, a dropped connection. The server may or may not have acted. */
  | 'network'
  /** An answer outside 2xx. */
  | 'status'
  /** A 2xx whose body is not what was asked for. */
  | 'answer'
  /** Given up by the caller. */
  | 'cancelled';

export class ApiFailure extends Error {
  override name = 'ApiFailure';

  constructor(
    readonly kind: FailureKind,
    readonly call: string,
    detail = '',
    /** HTTP status, when there was one. */
    readonly status?: number,
    /** The server's own `message` field, when it sent one. */
    readonly serverMessage?: string,
  ) {
    super(`${call}: ${kind}${status === undefined ? '' : ` ${String(status)}`}${detail && ` (${detail})`}`);
  }
}
