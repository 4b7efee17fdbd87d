/** Traces of the W3C's Trace Context: what began with a caller goes on at the region, each call under an id of its own. */
import type { IncomingHttpHeaders } from 'node:http';

/** Headers of a call that belongs to a trace. */
export interface TraceHeaders {
  readonly traceparent: string;
  readonly tracestate?: string;
}

/** A call that the console makes for another one. */
export interface Step {
  readonly headers: TraceHeaders;
  /** With the status of its answer; undefined where none was passed on. */
  readonly end: (status: number | undefined) => void;
}

/** What is recorded of an exchange. */
export interface ExchangeTrace {
  /** Begins the call that is sent on. */
  step(): Step;
}

export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
  readonly state?: string;
}

const form = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** Whether it is recorded, and whether its id is random. */
const knownFlags = 3;
const stateForm = /^[\x20-\x7e]{1,512}$/;

/** The trace that a call says it belongs to; undefined where it says nothing that can be understood. */
export function readTraceParent({ traceparent, tracestate }: IncomingHttpHeaders): TraceParent | undefined {
  if (traceparent === undefined) return undefined;
  const [, version, traceId, spanId, flags, more] = form.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  if (version === '00' && more !== undefined) return undefined;
  const parent = { traceId, spanId, flags: Number.parseInt(flags, 16) & knownFlags };
  const state = tracestate === undefined ? '' : String(tracestate);
  return stateForm.test(state) ? { ...parent, state } : parent;
}

export function traceHeaders({ traceId, spanId, flags, state }: TraceParent): TraceHeaders {
  const traceparent = `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`;
  return state === undefined ? { traceparent } : { traceparent, tracestate: state };
}
