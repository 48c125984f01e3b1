import type { Exchange } from './exchange';
import { findingsOf, type Finding } from './findings';
import type * as product from './product';

export type Product = typeof product;

export interface PlayedCall {
  exchange: Exchange;
  findings: readonly Finding[];
  /** Whether the storefront could use the answer, and it has no difference from the description. */
  matches: boolean;
}

/** What the storefront reads from a call's answer. `status`: of a refusal. */
export type Outcome<Value> =
  | { ok: true; value: Value; status?: undefined; failure: '' }
  | { ok: false; value?: undefined; status: number | undefined; failure: string };

/** Plays calls of the storefront one after the other and keeps what each answered. */
export class Player {
  readonly played: PlayedCall[] = [];

  constructor(
    readonly product: Product,
    private readonly exchanges: readonly Exchange[],
  ) {}

  async play<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
    const before = this.exchanges.length;
    const outcome = await this.ask(request);
    for (const exchange of this.exchanges.slice(before)) {
      const findings = findingsOf(exchange, outcome.failure);
      const matches = outcome.ok && findings.every(({ expected }) => expected === undefined);
      this.played.push({ exchange, findings, matches });
    }
    return outcome;
  }

  /** Like `play`, but the call is not reported. */
  async ask<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
    try {
      return { ok: true, value: await request(), failure: '' };
    } catch (error) {
      if (!(error instanceof this.product.ApiFailure)) throw error;
      return { ok: false, status: error.status, failure: error.message };
    }
  }
}
