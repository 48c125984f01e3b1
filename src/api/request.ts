import { env } from '@/config/env';
import { startupCalls, type StartupCall } from './endpoints';

/** `fields` are sent as the query (GET) or as a form-encoded body (POST). */
export interface ApiRequest {
  method: 'GET' | 'POST';
  url: string;
  fields: Readonly<Record<string, string>>;
}

export function apiUrl(path: string): string {
  return `${env.apiHost}/api/${path}`;
}

/** @param id cart id for the cart, otherwise the restaurant id. */
export function startupRequest(call: StartupCall, id: string): ApiRequest {
  const { method, path, idField } = startupCalls[call];
  return { method, url: apiUrl(path), fields: { [idField]: id } };
}

export function lookupRequest(domain: string): ApiRequest {
  return { method: 'GET', url: `${env.lookupHost}/restro_id_new/`, fields: { domain } };
}
