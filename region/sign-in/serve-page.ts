/** Serving the paths of the region's own pages: what becomes of a failure, and what is logged. */
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { ProblemError, sendProblem, TokenRefusal } from '#region/request/problem.ts';

export interface PageRequest {
  /** For the log. */
  readonly operation: string;
  /** Without the query. */
  readonly path: string;
  readonly request: Request;
  readonly response: Response;
  readonly log: Logger;
}

/** Has `answer` do it. What it throws is answered as a problem, and what was not foreseen is logged; what was typed never is. */
export async function servePage(
  { operation, path, request, response, log }: PageRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const about = { requestId: response.get('X-Request-Id'), operation, method: request.method };
  try {
    await answer();
  } catch (error) {
    sendProblem(
      response,
      asProblem(error, () => log.error({ err: error, ...about }, 'unexpected failure')),
      path,
    );
  }
  log.info({ ...about, status: response.statusCode }, 'request');
}

function asProblem(error: unknown, report: () => void): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof TokenRefusal) return new ProblemError('invalid_parameter', error.message);
  report();
  return new ProblemError('internal_server_error', 'The request failed unexpectedly.');
}

/** 405 with the methods there are. */
export function otherMethod(allow: string): ProblemError {
  return new ProblemError('method_not_allowed', `This path knows ${allow}.`, { headers: { allow } });
}
