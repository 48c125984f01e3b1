import type { Server } from 'node:http';
import net from 'node:net';

/** Longer than a client's pauses: a request fails if its connection is closed at the same moment. */
const KEEP_ALIVE_MS = 120_000;

const LOOPBACKS = ['127.0.0.1', '::1'] as const;

export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${String(port)} is taken: stop what listens there, and start again.`);
  }
}

const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function bind(server: net.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(errorCodeOf(error) === 'EADDRINUSE' ? new PortTakenError(port) : error);
    };
    server.once('error', fail);
    server.listen({ port, host }, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** The machine lacks this loopback address, for example without IPv6. */
const isMissingAddress = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(String(errorCodeOf(error)));

/** Listens on both loopbacks only: browsers use either for localhost. Returns the port, a free one when `port` is 0. */
export async function listenOnLocalhost(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await bind(server, port, LOOPBACKS[0]);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const second = net.createServer((socket) => server.emit('connection', socket));
  try {
    await bind(second, bound, LOOPBACKS[1]);
    server.once('close', () => second.close());
  } catch (error) {
    if (isMissingAddress(error)) return bound;
    server.close();
    throw error;
  }
  return bound;
}

/** @throws PortTakenError */
export async function assertPortFree(port: number): Promise<void> {
  for (const host of LOOPBACKS) {
    const probe = net.createServer();
    try {
      await bind(probe, port, host);
    } catch (error) {
      if (isMissingAddress(error)) continue;
      throw error;
    }
    await new Promise((resolve) => probe.close(resolve));
  }
}
