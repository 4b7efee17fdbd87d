import { beginAnswer, type Exchange } from '#bff/http/exchange.ts';
import type { RegionAnswer } from './call-region.ts';
import { describeRefusal } from './region-problem.ts';
import { passedHeaders } from './relay.ts';

/** Answers the browser what a region refused, with who refused and the id to quote. */
export function answerRefusal(exchange: Exchange, { status, headers, body }: RegionAnswer): void {
  const passed: string[] = [];
  for (const name of passedHeaders) {
    for (const value of [headers[name] ?? []].flat()) passed.push(name, value);
  }
  sendJson(exchange, status, 'application/problem+json', describeRefusal({ status, body }, exchange.requestId), passed);
}

export function sendJson(
  exchange: Exchange,
  status: number,
  type: string,
  value: unknown,
  headers: string[] = [],
): void {
  const body = Buffer.from(JSON.stringify(value));
  beginAnswer(exchange, status, ['Content-Type', type, 'Content-Length', String(body.length), ...headers]);
  exchange.response.end(body);
}
