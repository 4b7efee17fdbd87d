/** One request and its answer, with what the log says of it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Ours, also in X-Request-Id; what a client sends under that name is not trusted. */
  readonly requestId: string;
  /** Path of the request without its query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Filled by the proxy, for the log and the metrics. */
  operationId?: string;
  region?: string;
}

export function openExchange(request: IncomingMessage, response: ServerResponse): Exchange {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  return { request, response, requestId: randomUUID(), path, query };
}
