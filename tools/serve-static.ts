import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

import { compressFolder } from './compress';
import { headersFor, parseHeaderRules } from './header-rules';

/** Folder of the files whose names carry a hash of what is in them. */
const HASHED = '/assets/';

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split(/[?#]/)[0] ?? '/';

/**
 * A server for a built single-page application: compressed files where the browser takes them, the headers
 * of the folder's `_headers`, and `index.html` for every path that is no file. Only below `/assets/` is a
 * path without a file a 404, as a category's name in an address may hold dots.
 */
export function createStaticServer(folder: string): Server {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new Error(`${folder} holds no index.html: build first`);
  compressFolder(folder);
  const headersFile = path.join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaderRules(readFileSync(headersFile, 'utf8')) : [];

  const compressed = { brotli: true, gzip: true, etag: true };
  const files = sirv(folder, compressed);
  const application = sirv(folder, { ...compressed, single: true, ignores: false });

  const refuse = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(text);
  };

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only GET and HEAD');
      return;
    }
    const pathname = pathOf(request);
    if (pathname === '/_headers') {
      refuse(response, 404, 'Not found');
      return;
    }
    const isHashed = pathname.startsWith(HASHED);
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value);
    if (isHashed) files(request, response, () => refuse(response, 404, 'Not found'));
    else application(request, response);
  });
}
