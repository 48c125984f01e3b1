/** Why a call failed. `src/api` throws only `ApiFailure`. */
export type FailureKind =
  /** Nothing was sent. */
  | 'not-sent'
  /** Network error or dropped connection. The server may have acted. */
  | 'network'
  | 'status'
  /** 2xx with an unexpected body. */
  | 'answer'
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
  ) {
    super(`${call}: ${kind}${status === undefined ? '' : ` ${String(status)}`}${detail && ` (${detail})`}`);
  }
}
