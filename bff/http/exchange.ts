/** One request and its answer, with what the log says of it. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StandingHeaders } from './headers.ts';
import type { ExchangeTrace } from './trace.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Ours, also in X-Request-Id; what a client sends under that name is not trusted. */
  readonly requestId: string;
  /** Path of the request without its query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Of every answer. */
  readonly standing: StandingHeaders;
  /** By `performance.now()`. */
  readonly beganAt: number;
  /** Filled by the proxy, for the log and the metrics. */
  operationId?: string;
  region?: string;
  /** Set by the proxy where calls are recorded. */
  trace?: ExchangeTrace;
  /** Called when the answer has ended, or nobody reads it any more. */
  onClose?: () => void;
}

export function openExchange(request: IncomingMessage, response: ServerResponse, standing: StandingHeaders): Exchange {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  return { request, response, requestId: randomUUID(), path, query, standing, beganAt: performance.now() };
}

/** Puts the headers of every answer on one that is begun elsewhere. */
export function dressAnswer({ response, requestId, standing }: Exchange): void {
  for (const [name, value] of standing) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestId);
}

/** Flat, as Node writes them without looking at each of them twice. */
const flattened = new WeakMap<StandingHeaders, readonly string[]>();

/** Begins an answer that nobody keeps, with the headers of every answer; `content` has names and values in turn. */
export function beginAnswer({ response, requestId, standing }: Exchange, status: number, content: string[]): void {
  let flat = flattened.get(standing);
  if (flat === undefined) flattened.set(standing, (flat = standing.flat()));
  response.writeHead(status, [...flat, 'X-Request-Id', requestId, 'Cache-Control', 'no-store', ...content]);
}
