/** HTTP servers of a region, which answer even what is no HTTP with a problem. */
import type { RequestListener, Server } from 'node:http';
import { createHttpServer } from '#server/http-server.ts';

/** A server that does not listen yet. */
export function createRegionServer(listener: RequestListener): Server {
  return createHttpServer(listener, (status, title) => ({
    headers: [['Content-Type', 'application/problem+json']],
    body: JSON.stringify({ type: 'about:blank', title, status }),
  }));
}
