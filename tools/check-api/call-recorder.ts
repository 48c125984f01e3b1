import type { Exchange } from './exchange';
import { findingsOf, type Finding } from './findings';
import type * as storefrontApi from './storefront-api';

export type StorefrontApi = typeof storefrontApi;

export interface RecordedCall {
  exchange: Exchange;
  findings: readonly Finding[];
  /** Whether the storefront can read the answer and the answer matches the description. */
  matches: boolean;
}

/** The value that the storefront reads from an answer, or its error. `status` is the HTTP status of a refusal. */
export type Outcome<Value> =
  | { ok: true; value: Value; status?: undefined; failure: '' }
  | { ok: false; value?: undefined; status: number | undefined; failure: string };

export class CallRecorder {
  readonly recorded: RecordedCall[] = [];

  constructor(
    readonly storefront: StorefrontApi,
    private readonly exchanges: readonly Exchange[],
  ) {}

  async record<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
    const before = this.exchanges.length;
    const outcome = await this.attempt(request);
    for (const exchange of this.exchanges.slice(before)) {
      const findings = findingsOf(exchange, outcome.failure);
      const matches = outcome.ok && findings.every(({ expected }) => expected === undefined);
      this.recorded.push({ exchange, findings, matches });
    }
    return outcome;
  }

  /** Like `record`, but the report does not include the call. */
  async attempt<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
    try {
      return { ok: true, value: await request(), failure: '' };
    } catch (error) {
      if (!(error instanceof this.storefront.ApiFailure)) throw error;
      return { ok: false, status: error.status, failure: error.message };
    }
  }
}
