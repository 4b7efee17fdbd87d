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
  operationId: string | undefined;
  region: string | undefined;
  /** Set by the proxy where calls are recorded. */
  trace: ExchangeTrace | undefined;
  /** Called when the answer has ended, or nobody reads it any more. */
  onClose: (() => void) | undefined;
}

/** Of this process; random. */
const begins = randomUUID().slice(0, 24);
let requests = 0;

/** Ids that nobody else gives, counted: to put a random one together for each took 1 % of a proxied call. */
function nextRequestId(): string {
  requests += 1;
  return begins + String(requests).padStart(12, '0');
}

export function openExchange(request: IncomingMessage, response: ServerResponse, standing: StandingHeaders): Exchange {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  return {
    request,
    response,
    requestId: nextRequestId(),
    path,
    query,
    standing,
    beganAt: performance.now(),
    operationId: undefined,
    region: undefined,
    trace: undefined,
    onClose: undefined,
  };
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
