/**
 * Servers of tests, and their ports. Those lie below the ones that the system takes for connections of its own: one of
 * these could otherwise come first, before a program is started there or while a server that comes again is down.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The number of this worker among those of its runner. */
const worker = Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** Of two runners that are at work at the same time each has its own. */
const part = Number(process.env['TEST_PORTS'] ?? 0);
/** Each worker has ports of its own, so that none takes what another one has just found free. */
const portsEach = 128;
const workers = 64;
const firstPort = 15_000 + (part * workers + (worker % workers)) * portsEach;
const handedOut = new Set<number>();

/** Ports that nobody listens on at the moment, none of them twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}

/** A port that nobody listens on at the moment; the same one again only once all others were handed out. */
export async function freePort(): Promise<number> {
  if (handedOut.size === portsEach) handedOut.clear();
  const port = firstPort + randomInt(portsEach);
  if (handedOut.has(port)) return freePort();
  handedOut.add(port);
  try {
    await stop(await listen(createServer(), port));
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  }
}

/** Listens on a port that it gets again after it was stopped. */
export async function listen<Kind extends Server>(server: Kind, port?: number): Promise<Kind> {
  await once(server.listen(port ?? (await freePort()), '127.0.0.1'), 'listening');
  return server;
}

/** The port it listens on. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Ends its connections, and listens no more. */
export async function stop(server: Server & Partial<Pick<HttpServer, 'closeAllConnections'>>): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections?.();
  await closed;
}
