/** The one way the console says no: an RFC 9457 problem with `source` and the request's id. */
import type { ServerResponse } from 'node:http';
import { consoleProblemTitle, consoleProblemType, type ConsoleProblemKind } from '#shared/console-problem.ts';
import type { Violation } from '#shared/contract/problem.ts';

const statuses: Record<ConsoleProblemKind, number> = {
  bad_request: 400,
  invalid_parameter: 400,
  signed_out: 401,
  region_signed_out: 401,
  wrong_credentials: 401,
  too_many_attempts: 429,
  cross_site_request: 403,
  not_found: 404,
  changed_meanwhile: 409,
  too_many_views: 409,
  too_many_reviews: 409,
  review_signed_off: 409,
  review_not_signed_off: 409,
  review_unread: 409,
  review_undecided: 409,
  review_out_of_sight: 409,
  line_decided_meanwhile: 409,
  steps_out_of_turn: 409,
  run_at_work: 409,
  run_not_so: 409,
  nothing_to_undo: 409,
  too_many_runs: 409,
  work_goes_on: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  no_self_service: 404,
  region_unreachable: 503,
  region_untrusted: 503,
  region_answer_unusable: 502,
  region_timeout: 504,
  store_unavailable: 503,
  internal_error: 500,
};

export interface ProblemExtras {
  readonly detail?: string;
  readonly violations?: readonly Violation[];
  /** Region the problem is about. */
  readonly region?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Work that goes on, and until when it can; of `work_goes_on`. */
  readonly runs?: number;
  readonly until?: string;
}

/** Thrown anywhere below a request; answered once, at its top. Nothing in it may be secret. */
export class ConsoleProblem extends Error {
  override readonly name = 'ConsoleProblem';
  readonly kind: ConsoleProblemKind;
  readonly extras: ProblemExtras;

  constructor(kind: ConsoleProblemKind, extras: ProblemExtras = {}) {
    super(kind);
    this.kind = kind;
    this.extras = extras;
  }

  get status(): number {
    return statuses[this.kind];
  }
}

/** A 400 that names one field. */
export function violation(field: string, description: string): ConsoleProblem {
  return new ConsoleProblem('invalid_parameter', {
    detail: `${field}: ${description}`,
    violations: [{ field, description }],
  });
}

/** What a problem says of itself, with the id to quote. */
export function describeProblem({ kind, status, extras }: ConsoleProblem, requestId: string) {
  const { retryAfter: _, ...members } = extras;
  const type = consoleProblemType(kind);
  return { type, title: consoleProblemTitle(kind), status, ...members, source: 'console' as const, requestId };
}

/** Sends the problem unless the answer has begun; then the connection is cut, which the browser can tell. */
export function sendProblem(response: ServerResponse, problem: ConsoleProblem): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { retryAfter } = problem.extras;
  const body = JSON.stringify(describeProblem(problem, String(response.getHeader('X-Request-Id'))));
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  if (!response.req.complete) {
    // What is left of the body is not wanted: it is read past while the connection closes.
    response.setHeader('Connection', 'close');
    response.req.resume();
  }
  response.writeHead(problem.status, {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
