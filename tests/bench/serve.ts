import type { RequestListener } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { CORS, createRequestHandler } from '../../sandbox/request-handler';
import { listenOnLocalhost } from '../../sandbox/listen';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { toWebRequest } from '../../sandbox/web-request';
import { createWorld, type World } from '../../sandbox/world';
import { createStaticListener } from '../../tools/serve-static';
import type { Certificate } from './certificate';
import { screenOf } from './reference-pages/screen';

export interface Serving {
  close: () => Promise<void>;
}

async function listen(listener: RequestListener, port: number, { key, cert }: Certificate): Promise<Serving> {
  const server: Http2SecureServer = createSecureServer({ key, cert }, (request, response) => {
    request.headers.host = request.authority;
    // Node's HTTP/2 compatibility objects support every HTTP/1 member that is used here.
    const [incoming, outgoing] = [request, response] as unknown as Parameters<RequestListener>;
    listener(incoming, outgoing);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await listenOnLocalhost(server as unknown as Parameters<typeof listenOnLocalhost>[0], port);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

export function serveFolder(folder: string, port: number, certificate: Certificate): Promise<Serving> {
  return listen(createStaticListener(folder), port, certificate);
}

const compress = promisify(brotliCompress);
/** Brotli quality that hosts use for responses compressed on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Also serves the screens of the React page. Compressed answers are cached. */
export async function serveApi(
  restaurants: readonly RestaurantRecord[],
  port: number,
  certificate: Certificate,
): Promise<Serving & { world: World; delays: Map<string, number>; listener: RequestListener }> {
  const world = createWorld({ restaurants });
  const origin = `https://localhost:${port}`;
  const answer = createRequestHandler({ world, origin, storefront: origin });
  const compressed = new Map<string, Promise<Buffer>>();
  const delays = new Map<string, number>();
  const screens = new Map(
    restaurants.flatMap((shop) =>
      (['home', 'menu'] as const).map((page) => [
        `/screens/${shop.slug}${page === 'menu' ? '/menu' : ''}.json`,
        () => Response.json(screenOf(page, shop, origin)),
      ]),
    ),
  );

  const listener: RequestListener = (incoming, outgoing) => {
    const send = async () => {
      const response =
        screens.get(incoming.url ?? '')?.() ?? (await answer(await toWebRequest(incoming, origin)));
      const body = Buffer.from(await response.arrayBuffer());
      await wait(delays.get(new URL(incoming.url ?? '/', origin).pathname) ?? 0);
      const key = body.toString('latin1');
      const packing = compressed.get(key) ?? compress(body, QUALITY);
      compressed.set(key, packing);
      const packed = await packing;
      outgoing.writeHead(response.status, {
        ...Object.fromEntries(response.headers),
        ...CORS,
        'Timing-Allow-Origin': '*',
        'content-encoding': 'br',
        'content-length': packed.length,
        vary: 'Accept-Encoding',
      });
      outgoing.end(packed);
    };
    send().catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  };
  return { ...(await listen(listener, port, certificate)), world, delays, listener };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
