import { ApiProblem } from '#web/api/api-problem.ts';

/** What to send us about a failure: plain text, without query, body or anything that was typed. */
export function reportOf(error: unknown): string {
  const lines =
    error instanceof ApiProblem
      ? [
          `${error.status} ${error.problem.title}`,
          error.problem.detail,
          error.problem.type,
          error.request,
          `Source: ${error.source}`,
          error.requestId && `Request ID: ${error.requestId}`,
        ]
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  return [...lines, `Page: ${location.pathname}`, `Time: ${new Date().toISOString()}`].filter(Boolean).join('\n');
}
