/** Stand-in for Sentry's ingestion. */

/** Envelope item: an error ('event') or Core Web Vitals ('trace_metric'). */
export interface IngestedItem {
  type: string;
  payload: unknown;
  /** ISO date-time. */
  time: string;
}

/** Envelope path for the DSN `http://public@localhost:4001/sentry/1`. */
export const INGESTION_PATH = '/sentry/api/1/envelope/';

const MAX_ITEMS = 500;

export class Ingestion {
  private items: IngestedItem[] = [];

  /** @param envelope JSON lines: its header, then header and payload of each item. */
  receive(envelope: string): void {
    const [, ...lines] = envelope.split('\n').filter((line) => line !== '');
    for (let index = 0; index + 1 < lines.length; index += 2) {
      const { type } = JSON.parse(lines[index] ?? '') as { type: string };
      const payload: unknown = JSON.parse(lines[index + 1] ?? '');
      this.items.push({ type, payload, time: new Date().toISOString() });
    }
    this.items = this.items.slice(-MAX_ITEMS);
  }

  list(): readonly IngestedItem[] {
    return this.items;
  }

  clear(): void {
    this.items = [];
  }
}
