import { createServer, type Server } from 'node:http';

import { CORS, createAnswer } from './answer';
import { listenOnLocalhost } from './listen';
import { sendWebResponse, toWebRequest } from './web-request';
import { createWorld, type World, type WorldOptions } from './world';

export interface SandboxOptions extends WorldOptions {
  /** 0 takes any free port; 4001 unless given. */
  port?: number;
  /** The storefront's address for the index page's links; 'http://localhost:4000' unless given. */
  storefront?: string;
  /** Where the payment and tracking pages are reached; the sandbox's own address unless given. */
  pagesOrigin?: string | undefined;
}

export interface RunningSandbox {
  /** 'http://localhost:4001' */
  origin: string;
  world: World;
  /** The HTTP server, for a listener to its end. */
  server: Server;
  /** Writes the state and stops listening. */
  close: () => Promise<void>;
}

/** Starts the sandbox on a port of this machine's own loopback. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const {
    port = 4001,
    storefront = 'http://localhost:4000',
    pagesOrigin,
    log = () => undefined,
    ...worldOptions
  } = options;
  const world = createWorld({ ...worldOptions, log });

  const server = createServer();
  // The address is known once the port is bound; a request that comes at that very moment waits for it.
  const listening = listenOnLocalhost(server, port).then((bound) => {
    const origin = `http://localhost:${String(bound)}`;
    return { origin, answer: createAnswer({ world, origin, pagesOrigin, storefront }) };
  });

  server.on('request', (incoming, outgoing) => {
    for (const [name, value] of Object.entries(CORS)) outgoing.setHeader(name, value);
    listening
      .then(async ({ origin, answer }) => answer(await toWebRequest(incoming, origin)))
      .catch((error: unknown) => {
        log(`${incoming.method ?? ''} ${incoming.url ?? ''} failed: ${String(error)}`);
        return Response.json({ message: 'The sandbox failed' }, { status: 500 });
      })
      .then((response) => sendWebResponse(response, outgoing))
      .catch((error: unknown) => {
        log(String(error));
        outgoing.destroy();
      });
  });

  const { origin } = await listening;
  return {
    origin,
    world,
    server,
    close: () =>
      new Promise((resolve) => {
        world.flush();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
