import { createServer, type Server } from 'node:http';

import { CORS, createRequestHandler } from './request-handler';
import { listenOnLocalhost } from './listen';
import { sendWebResponse, toWebRequest } from './web-request';
import { createWorld, type World, type WorldOptions } from './world';

interface SandboxOptions extends WorldOptions {
  /** Default 4001; 0 picks a free port. */
  port?: number;
  /** Address for links on the index page; default 'http://localhost:4000'. */
  storefront?: string;
  /** Origin of the payment and tracking pages; defaults to the sandbox's own. */
  pagesOrigin?: string | undefined;
}

export interface RunningSandbox {
  /** 'http://localhost:4001' */
  origin: string;
  world: World;
  server: Server;
  /** Writes the state and stops listening. */
  close: () => Promise<void>;
}

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
  // The address is known after the port is bound. Earlier requests wait for it.
  const listening = listenOnLocalhost(server, port).then((bound) => {
    const origin = `http://localhost:${String(bound)}`;
    return { origin, answer: createRequestHandler({ world, origin, pagesOrigin, storefront }) };
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
