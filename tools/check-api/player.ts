import type { Exchange } from './exchange';
import { findingsOf, type Finding } from './findings';
import type * as product from './product';

export type Product = typeof product;

export interface PlayedCall {
  exchange: Exchange;
  findings: readonly Finding[];
}

/** Plays calls of the storefront one after the other and keeps what each answered. */
export class Player {
  readonly played: PlayedCall[] = [];

  constructor(
    readonly product: Product,
    private readonly exchanges: readonly Exchange[],
  ) {}

  /** Returns what the storefront reads from a call's answer; undefined when the call failed. */
  async play<Value>(request: () => Promise<Value>): Promise<Value | undefined> {
    const before = this.exchanges.length;
    let value: Value | undefined;
    let failure = '';
    try {
      value = await request();
    } catch (error) {
      if (!(error instanceof this.product.ApiFailure)) throw error;
      failure = error.message;
    }
    for (const exchange of this.exchanges.slice(before))
      this.played.push({ exchange, findings: findingsOf(exchange, failure) });
    return value;
  }
}
