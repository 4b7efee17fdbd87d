/** Proxied calls as spans for an OpenTelemetry collector. Loaded where one is set only: it takes memory and time to start. */
import {
  createTraceState,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Exchange } from '#bff/http/exchange.ts';
import { readTraceParent, traceHeaders, type TraceHeaders } from '#bff/http/trace.ts';
import type { Tracing } from '#bff/http/tracing.ts';

/** A collector that does not answer is not waited for longer, also when the console stops. Milliseconds. */
const patience = 2_000;

/**
 * Sends spans to the collector at that address, by HTTP. They say which operation of the contract was called of which
 * region, and what came of it: no path, query, header or body.
 */
export function openTracing(endpoint: URL, log: Logger): Tracing {
  const warn = (message: string) => log.warn({ cause: message }, 'spans not sent');
  const quiet = () => undefined;
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint).href;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patience });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portico' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: patience })],
  });
  const tracer = provider.getTracer('portico');

  return {
    begin(exchange) {
      const span = tracer.startSpan(
        exchange.operationId ?? '',
        { kind: SpanKind.SERVER, attributes: attributesOf(exchange) },
        contextOf(exchange),
      );
      const { response } = exchange;
      response.on('close', () => end(span, response.headersSent ? response.statusCode : undefined));
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        step() {
          const attributes = attributesOf(exchange);
          const call = tracer.startSpan(exchange.operationId ?? '', { kind: SpanKind.CLIENT, attributes }, context);
          return { headers: headersOf(call), end: (status) => end(call, status) };
        },
      };
    },
    async close() {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'spans not sent'));
      diag.disable();
    },
  };
}

function contextOf({ request }: Exchange): Context {
  const parent = readTraceParent(request.headers);
  if (parent === undefined) return ROOT_CONTEXT;
  const { traceId, spanId, flags, state } = parent;
  const traceState = state === undefined ? undefined : createTraceState(state);
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: flags,
    isRemote: true,
    ...(traceState && { traceState }),
  });
}

function attributesOf({ request, region, requestId }: Exchange): Record<string, string> {
  return {
    'http.request.method': request.method ?? '',
    'portico.region': region ?? '',
    'portico.request_id': requestId,
  };
}

function headersOf(span: Span): TraceHeaders {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  const state = traceState?.serialize();
  return traceHeaders({ traceId, spanId, flags: traceFlags, ...(state && { state }) });
}

/** Ends it with the status of an answer; undefined: there was none. */
function end(span: Span, status: number | undefined): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
