/** HTTP servers with limits on slow requests, which refuse what is no HTTP with an answer of their owner. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** How a server answers a request it could not read. */
export interface Refusal {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
}

const unreadable: Readonly<Record<string, readonly [status: number, title: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** A server that does not listen yet; `refuse` is asked for every request that could not be read. */
export function createHttpServer(
  listener: RequestListener,
  refuse: (status: number, title: string) => Refusal,
  options: ServerOptions = {},
): Server {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, ...options }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const [status, title] = unreadable[error.code ?? ''] ?? [400, 'Bad Request'];
    const { headers, body = '' } = refuse(status, title);
    const lines = [...headers, ['Connection', 'close'], ['Content-Length', Buffer.byteLength(body)]];
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return socket.end(`HTTP/1.1 ${status} ${title}\r\n${head}\r\n${body}`);
  });
  return server;
}
