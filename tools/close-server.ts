import type { Server } from 'node:http';

/** Stops listening and drops the connections that are still open. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
