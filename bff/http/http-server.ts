/** HTTP servers with our limits, whose refusals of unreadable requests carry the headers of every other answer. */
import type { RequestListener, Server } from 'node:http';
import { createHttpServer } from '#server/http-server.ts';
import type { StandingHeaders } from './headers.ts';

/** A server that does not listen yet. */
export function createConsoleServer(listener: RequestListener, headers: StandingHeaders): Server {
  return createHttpServer(listener, () => ({ headers }), {
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    // Checked by the request guard, which answers a problem.
    requireHostHeader: false,
  });
}
