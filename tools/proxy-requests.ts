import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { isInPath } from '../src/lib/path-scope';

export interface ProxiedPaths {
  /** Each includes the paths below it: '/pay'. */
  paths: readonly string[];
  /** Without a trailing slash. */
  origin: string;
}

export function isProxied({ paths }: ProxiedPaths, pathname: string): boolean {
  return paths.some((path) => isInPath(pathname, path));
}

export function proxyRequest(
  { origin }: ProxiedPaths,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = incoming;
  const upstream = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  upstream.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(upstream);
}
