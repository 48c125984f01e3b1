import type { APIRequestContext } from '@playwright/test';
import type { LoggedAnswer } from '../../sandbox/handlers/answer-log';
import { SANDBOX } from './origins';

const CONTROLS = `${SANDBOX}/__sandbox`;

interface LoggedRequest {
  method: string;
  path: string;
  call: string;
  query: Record<string, string>;
  form: Record<string, string>;
}

interface AnalyticsCall {
  tool: 'behaviour' | 'pixel';
  id: string;
  arguments: unknown[];
}

export interface Fault {
  call: string;
  kind: 'delay' | 'status' | 'drop' | 'malformed' | 'html' | 'empty' | 'body';
  ms?: number;
  status?: number;
  body?: string;
  /** `Retry-After`. */
  retryAfter?: string;
  times?: number;
}

export class Sandbox {
  constructor(private readonly http: APIRequestContext) {}

  async reset(): Promise<void> {
    await this.http.post(`${CONTROLS}/reset`);
  }

  async fail(fault: Fault): Promise<void> {
    await this.http.post(`${CONTROLS}/faults`, { data: fault });
  }

  async clearFaults(): Promise<void> {
    await this.http.delete(`${CONTROLS}/faults`);
  }

  async requests(call: string): Promise<LoggedRequest[]> {
    const response = await this.http.get(`${CONTROLS}/requests`);
    const all = (await response.json()) as LoggedRequest[];
    return all.filter((request) => request.call === call);
  }

  /** Answers given since the last call, before faults changed them. */
  async takeAnswers(): Promise<LoggedAnswer[]> {
    return (await (await this.http.delete(`${CONTROLS}/answers`)).json()) as LoggedAnswer[];
  }

  async analytics(): Promise<AnalyticsCall[]> {
    return (await (await this.http.get(`${CONTROLS}/analytics`)).json()) as AnalyticsCall[];
  }

  /** Oldest first: errors ('event') or Core Web Vitals ('trace_metric'). */
  async reports(type: 'event' | 'trace_metric'): Promise<unknown[]> {
    const response = await this.http.get(`${CONTROLS}/reports`);
    const items = (await response.json()) as { type: string; payload: unknown }[];
    return items.filter((item) => item.type === type).map(({ payload }) => payload);
  }

  async otp(phone: string): Promise<string> {
    const response = await this.http.get(`${CONTROLS}/otp?phone=${phone}`);
    return ((await response.json()) as { otp: string }).otp;
  }

  async advanceOrder(id: string): Promise<void> {
    await this.http.post(`${CONTROLS}/orders/${id}/status`, { data: { advance: true } });
  }
}
