import { ApiFailure } from '../../src/api/failure';
import { findingsOf, type Finding } from './findings';
import type { Exchange } from './recording-proxy';

export interface RecordedCall {
  exchange: Exchange;
  findings: readonly Finding[];
}

/** Sends the storefront's calls and collects the findings. */
export class CallRecorder {
  readonly calls: RecordedCall[] = [];
  /** Findings that concern more than one answer. */
  readonly others: Finding[] = [];

  constructor(private readonly exchanges: readonly Exchange[]) {}

  /** @returns what the storefront reads from the answer; undefined when it cannot use the answer */
  async send<Value>(request: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await request();
      this.record('');
      return value;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      this.record(error.message);
      return undefined;
    }
  }

  private record(failure: string): void {
    const exchange = this.exchanges.at(-1);
    if (exchange) this.calls.push({ exchange, findings: findingsOf(exchange, failure) });
  }

  report(level: Finding['level'], call: string, text: string): void {
    this.others.push({ level, call, text });
  }
}
