import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLocalhost } from '../../sandbox/listen';
import { closeServer } from '../close-server';
import { fetchPicture } from './picture';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/logo.svg') response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
    else if (request.url === '/gone.png') response.writeHead(404, { 'Content-Type': 'image/png' });
    else if (request.url === '/huge.png') {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(9_000_000));
      return;
    } else response.setHeader('Content-Type', request.url === '/quote' ? 'image/"><script>' : 'text/html');
    response.end(SVG);
  });
  origin = `http://localhost:${String(await listenOnLocalhost(server, 0))}`;
});
afterAll(() => closeServer(server));

describe('a fetched picture', () => {
  it('is a data URL with the type of the answer', async () => {
    const url = await fetchPicture(`${origin}/logo.svg`);
    expect(url).toBe(`data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`);
  });

  it.each([
    ['/gone.png', 'status 404'],
    ['/page.html', "'text/html' is no picture"],
    ['/quote', 'is no picture'],
    ['/huge.png', 'larger than 8 MB'],
  ])('at %s is refused with its address and the reason', async (path, reason) => {
    await expect(fetchPicture(`${origin}${path}`)).rejects.toThrow(
      `the picture ${origin}${path} could not be fetched: `,
    );
    await expect(fetchPicture(`${origin}${path}`)).rejects.toThrow(reason);
  });
});
