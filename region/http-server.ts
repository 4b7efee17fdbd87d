/** HTTP servers of a region, with limits on slow and malformed requests. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

const headersLimit = 10_000;
const requestLimit = 30_000;

/** A server that answers even what is no HTTP with a problem, and ends requests that do not come to an end. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ headersTimeout: headersLimit, requestTimeout: requestLimit }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({ type: 'about:blank', title: status.slice(4), status: Number(status.slice(0, 3)) });
    const headers = `Content-Type: application/problem+json\r\nContent-Length: ${body.length}\r\nConnection: close`;
    return socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
  });
  return server;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
