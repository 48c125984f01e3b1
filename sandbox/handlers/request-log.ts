import type { Fields } from './call';

/** A request that the API received. */
export interface LoggedRequest {
  method: string;
  /** The address' path, such as '/api/cart/addItemTest'. */
  path: string;
  /** The part that the contract names, such as 'cart/addItemTest' or 'restro_id_new'. */
  call: string;
  query: Fields;
  form: Fields;
  contentType: string;
  /** ISO date-time. */
  time: string;
}

const KEPT = 2000;

/** The requests received, oldest first. */
export class RequestLog {
  private entries: LoggedRequest[] = [];

  record(entry: LoggedRequest): void {
    this.entries.push(entry);
    if (this.entries.length > KEPT) this.entries.shift();
  }

  /** All requests, or those of one call. */
  list(call?: string): readonly LoggedRequest[] {
    return call === undefined ? this.entries : this.entries.filter((entry) => entry.call === call);
  }

  clear(): void {
    this.entries = [];
  }
}
