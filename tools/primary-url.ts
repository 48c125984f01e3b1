import { loadEnv } from 'vite';
import { parseEnv } from '../src/config/env-schema';

/**
 * Returns the URL of the primary domain that a mode's build is made for: https on the usual port, or `--origin`.
 * @throws Error when `origin` is on another host
 */
export function primaryUrl(mode: string, origin?: string): URL {
  const { primaryDomain } = parseEnv(loadEnv(mode, process.cwd())).server;
  const url = origin ?? `https://${primaryDomain}`;
  if (!URL.canParse(url) || new URL(url).hostname !== primaryDomain)
    throw new Error(`--origin: '${url}' is no address of the primary domain, ${primaryDomain}`);
  return new URL(url);
}
