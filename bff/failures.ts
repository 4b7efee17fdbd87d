/** What became of a request that failed, as a problem to answer; the log says more of what nobody foresaw. */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ConsoleProblem, sendProblem } from './http/problem.ts';
import { StoreUnavailable } from './store/store-unavailable.ts';

export interface Failures {
  readonly answerError: (response: ServerResponse, error: unknown) => void;
  /** What is answered for it. `failed`: for the log. */
  readonly problemOf: (error: unknown, failed: string, requestId?: string) => ConsoleProblem;
}

export function createFailures(log: Logger): Failures {
  function answerError(response: ServerResponse, error: unknown): void {
    const requestId = String(response.getHeader('X-Request-Id'));
    sendProblem(response, problemOf(error, 'request failed', requestId));
  }

  function problemOf(error: unknown, failed: string, requestId?: string): ConsoleProblem {
    if (error instanceof ConsoleProblem) return error;
    const about = { err: error, ...(requestId !== undefined && { requestId }) };
    if (error instanceof StoreUnavailable) {
      log.warn(about, 'store not available');
      return new ConsoleProblem('store_unavailable', { retryAfter: 1 });
    }
    log.error(about, failed);
    return new ConsoleProblem('internal_error');
  }

  return { answerError, problemOf };
}
