/** Listening, with refusals that name the variable behind the address. */
import { createServer, type Server } from 'node:http';

export const loopback: readonly string[] = ['127.0.0.1', '::1'];

/** Where to listen and which variables say so. */
export interface Address {
  readonly hosts: readonly string[];
  readonly port: number;
  /** The variable that gave the port. */
  readonly variable: string;
}

const reasons: Readonly<Record<string, string>> = { EADDRINUSE: 'is taken', EACCES: 'may not be listened on' };
/** Of a machine without IPv6, which goes without ::1. */
const absent = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** Listens on every host with a server of its own. Throws an `Error` of one line when it cannot. */
export async function listenOn({ hosts, port, variable }: Address, make: () => Server): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = make();
    try {
      await listen(server, host, port);
      servers.push(server);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (absent.has(code) && host === '::1' && servers.length > 0) continue;
      for (const other of servers) other.close();
      const reason = reasons[code];
      throw new Error(reason ? `${variable}: port ${port} ${reason}` : `HOST: cannot listen on ${host} (${code})`, {
        cause: error,
      });
    }
  }
  return servers;
}

/** Listens on all of the addresses for a moment. Throws an `Error` of one line for the first that cannot be had. */
export async function checkAddresses(addresses: readonly Address[]): Promise<void> {
  const held: Server[] = [];
  try {
    for (const address of addresses) held.push(...(await listenOn(address, () => createServer())));
  } finally {
    await Promise.all(held.map(close));
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen({ host, port, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
