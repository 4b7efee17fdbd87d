/** HTTP servers with our limits, whose refusals of unreadable requests carry the headers of every other answer. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { StandingHeaders } from './headers.ts';

/** A server that does not listen yet. */
export function createHttpServer(listener: RequestListener, headers: StandingHeaders): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      // Checked at the door, which answers a problem.
      requireHostHeader: false,
    },
    listener,
  );
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const status = {
      HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    };
    const line = status[error.code as keyof typeof status] ?? '400 Bad Request';
    return socket.end(`HTTP/1.1 ${line}\r\n${lines}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}
