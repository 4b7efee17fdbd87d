/** One log line and one measurement per request, when its answer has ended. */
import type { Logger } from 'pino';
import type { Exchange } from '#bff/http/exchange.ts';
import type { Metrics } from './metrics.ts';

/** The path goes without its query, and no header or body goes in at all. */
export function observe(exchange: Exchange, log: Logger, metrics: Metrics): void {
  const { request, response, requestId, path } = exchange;
  const start = process.hrtime.bigint();
  response.once('close', () => {
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    const { operationId, region } = exchange;
    const status = response.statusCode;
    const labels = { operation: operationId ?? '', region: region ?? '', status: String(status) };
    metrics.requests.observe(labels, seconds);
    const complete = response.writableFinished;
    log.info(
      {
        requestId,
        operationId,
        region,
        method: request.method,
        path: path.slice(0, 256),
        status,
        durationMs: Math.round(seconds * 1e5) / 100,
        ...(complete ? {} : { cut: true }),
      },
      'request',
    );
  });
}
