/** One log line and one measurement per request, when its answer has ended. */
import type { Logger } from 'pino';
import type { Exchange } from '#bff/http/exchange.ts';
import type { Metrics } from './metrics.ts';

/** The path goes without its query, and no header or body goes in at all. */
export function observe(exchange: Exchange, log: Logger, metrics: Metrics): void {
  const start = performance.now();
  exchange.response.on('close', () => {
    const { request, response, requestId, operationId, region, path } = exchange;
    const milliseconds = performance.now() - start;
    const status = response.statusCode;
    const labels = { operation: operationId ?? '', region: region ?? '', status: String(status) };
    metrics.requests.observe(labels, milliseconds / 1_000);
    if (!log.isLevelEnabled('info')) return;
    const durationMs = Math.round(milliseconds * 100) / 100;
    const line = {
      requestId,
      operationId,
      region,
      method: request.method,
      path: path.slice(0, 256),
      status,
      durationMs,
    };
    log.info(response.writableFinished ? line : { ...line, cut: true }, 'request');
  });
}
