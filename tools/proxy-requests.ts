import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { isInPath } from '../src/lib/path-scope';

/** Paths that another server of this machine answers. */
export interface ProxiedPaths {
  /** Each with all that is below it: '/pay'. */
  paths: readonly string[];
  /** The other server, without a slash at the end. */
  origin: string;
}

/** @param pathname a path without its query. */
export function isProxied({ paths }: ProxiedPaths, pathname: string): boolean {
  return paths.some((path) => isInPath(pathname, path));
}

/** Sends a request to the other server and its answer back. */
export function proxyRequest(
  { origin }: ProxiedPaths,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = incoming;
  const asked = request({ hostname, port, method, path, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => {
    if (!outgoing.headersSent) outgoing.writeHead(502);
    outgoing.end();
  });
  incoming.pipe(asked);
}
