import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listenOnLocalhost } from '../../sandbox/listen';
import { CORS, createRequestHandler } from '../../sandbox/request-handler';
import type { RestaurantRecord } from '../../sandbox/restaurants/record';
import { toWebRequest } from '../../sandbox/web-request';
import type { World } from '../../sandbox/world';
import { screenOf } from './reference-pages/screen';

/**
 * The certificate is valid for two days and not written to disk. `fingerprint` is the SHA-256 of the public key in
 * base64, which Chromium accepts as trusted.
 */
export function makeCertificate() {
  const pem = execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', '-', '-out', '-'],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { key: pem, cert: pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** Serves over HTTP/2. */
export async function serve(
  listener: RequestListener,
  port: number,
  certificate: { key: string; cert: string },
) {
  const server = createSecureServer(certificate, (request, response) => {
    request.headers.host = request.authority;
    // Node's HTTP/2 compatibility objects support every HTTP/1 member that is used here.
    const [incoming, outgoing] = [request, response] as unknown as Parameters<RequestListener>;
    listener(incoming, outgoing);
  });
  await listenOnLocalhost(server as unknown as Server, port);
}

const compress = promisify(brotliCompress);
/** Brotli quality that hosts use for responses compressed on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers as the API, and with the screens of the React page. Compressed answers are cached. */
export function createApi(
  world: World,
  restaurants: readonly RestaurantRecord[],
  origin: string,
): RequestListener {
  const answer = createRequestHandler({ world, origin, storefront: origin });
  const compressed = new Map<string, Promise<Buffer>>();
  const screens = new Map(
    restaurants.flatMap((restaurant) => [
      [`/screens/${restaurant.slug}.json`, screenOf('home', restaurant, origin)],
      [`/screens/${restaurant.slug}/menu.json`, screenOf('menu', restaurant, origin)],
    ]),
  );
  return (incoming, outgoing) => {
    const send = async () => {
      const screen = screens.get(incoming.url ?? '');
      const response = screen ? Response.json(screen) : await answer(await toWebRequest(incoming, origin));
      const body = Buffer.from(await response.arrayBuffer());
      const key = body.toString('latin1');
      const packing = compressed.get(key) ?? compress(body, QUALITY);
      compressed.set(key, packing);
      const packed = await packing;
      outgoing.writeHead(response.status, {
        ...Object.fromEntries(response.headers),
        ...CORS,
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
}
