/** Where the traces of exchanges go. */
import { randomBytes } from 'node:crypto';
import type { Exchange } from './exchange.ts';
import { readTraceParent, traceHeaders, type ExchangeTrace, type Step } from './trace.ts';

/** Where traces are recorded. */
export interface Tracing {
  /** Begins to record an exchange, in its caller's trace if there is one; its answer ends that. */
  begin(exchange: Exchange): ExchangeTrace;
  /** Sends what is not sent yet, unless that takes long. */
  close(): Promise<void>;
}

const unrecorded = () => undefined;

/** The step of an exchange to its region. Where nothing is recorded only a trace that a caller has begun goes on. */
export function stepOf({ trace, request }: Exchange): Step | undefined {
  if (trace !== undefined) return trace.step();
  const parent = readTraceParent(request.headers);
  if (parent === undefined) return undefined;
  return { headers: traceHeaders({ ...parent, spanId: randomBytes(8).toString('hex') }), end: unrecorded };
}
