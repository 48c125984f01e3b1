import type { Fields } from './call';

interface LoggedRequest {
  method: string;
  /** URL path, such as '/api/cart/addItemTest'. */
  path: string;
  /** Name in the contract, such as 'cart/addItemTest' or 'restro_id_new'. */
  call: string;
  query: Fields;
  form: Fields;
  contentType: string;
  /** ISO date-time. */
  time: string;
}

const MAX_REQUESTS = 2000;

export class RequestLog {
  private entries: LoggedRequest[] = [];

  record(entry: LoggedRequest): void {
    this.entries.push(entry);
    if (this.entries.length > MAX_REQUESTS) this.entries.shift();
  }

  list(call?: string): readonly LoggedRequest[] {
    return call === undefined ? this.entries : this.entries.filter((entry) => entry.call === call);
  }

  clear(): void {
    this.entries = [];
  }
}
