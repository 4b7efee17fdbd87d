/** One log line and one measurement per request, when its answer has ended. */
import type { Logger } from 'pino';
import { infoLines } from '#server/log.ts';
import type { Exchange } from '#bff/http/exchange.ts';
import type { Metrics } from './metrics.ts';

/** What is to be called when an answer has ended. The path goes without its query, and no header or body goes in at all. */
export function createObserver(log: Logger, metrics: Metrics): (exchange: Exchange) => void {
  const write = infoLines(log, 'request');
  const isSaid = log.isLevelEnabled('info');
  return ({ request, response, requestId, operationId, region, path, beganAt }) => {
    const milliseconds = performance.now() - beganAt;
    const status = response.statusCode;
    metrics.requests.observe(operationId ?? '', region ?? '', status, milliseconds / 1_000);
    if (!isSaid) return;
    const operation = operationId === undefined ? '' : `,"operationId":"${operationId}"`;
    const place = region === undefined ? '' : `,"region":"${region}"`;
    const asked = `,"method":"${request.method}","path":${JSON.stringify(path.slice(0, 256))}`;
    const time = milliseconds.toFixed(2);
    const end = response.writableFinished ? '' : ',"cut":true';
    write(`"requestId":"${requestId}"${operation}${place}${asked},"status":${status},"durationMs":${time}${end}`);
  };
}
