/** What a request is refused with (contract 7, schemas 2). Thrown anywhere below the router, which answers it. */
import type { Response } from 'express';
import { problemType, statusOf, type ProblemFragment, type Violation } from '#shared/contract/problem.ts';

const titles: Readonly<Partial<Record<number, string>>> = {
  400: 'Invalid request',
  401: 'Authentication required',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Request body too large',
  500: 'Internal server error',
};

interface ProblemOptions {
  /** Replaces the status that usually goes with the fragment. */
  readonly status?: number;
  /** Replaces the title that usually goes with the status. */
  readonly title?: string;
  readonly violations?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of the body's own, for programs. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** A refusal with an RFC 9457 body. `detail` is shown to people: no internals, tokens or secrets in it. */
export class ProblemError extends Error {
  readonly fragment: ProblemFragment;
  readonly status: number;
  readonly title: string;
  readonly violations: readonly Violation[] | undefined;
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fragment: ProblemFragment, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'ProblemError';
    this.fragment = fragment;
    this.status = options.status ?? statusOf(fragment);
    this.title = options.title ?? titles[this.status] ?? 'Request refused';
    this.violations = options.violations;
    this.members = options.members ?? {};
    this.headers = options.headers ?? {};
  }
}

/** A refusal of the token endpoints, which answer the OAuth body (RFC 6749 section 5.2). */
export class TokenRefusal extends Error {
  readonly status: 400 | 401;
  readonly code: string;
  /** What the handler wrote before refusing stays, as when a replayed token ends its family. */
  readonly keepsChanges: boolean;

  constructor(status: 400 | 401, code: string, description: string, keepsChanges = false) {
    super(description);
    this.name = 'TokenRefusal';
    this.status = status;
    this.code = code;
    this.keepsChanges = keepsChanges;
  }
}

/** 400 with one violation per field. */
export function invalid(violations: readonly Violation[]): ProblemError {
  const fields = violations.map((violation) => violation.field).join(', ');
  return new ProblemError('invalid_parameter', `Invalid: ${fields}.`, { violations });
}

/** 400 about one field. */
export function invalidField(field: string, description: string): ProblemError {
  return invalid([{ field, description }]);
}

/** 404 for an absent entity; `what` names it to people: `user 0197…`. */
export function notFound(fragment: ProblemFragment, what: string): ProblemError {
  return new ProblemError(fragment, `There is no ${what} here.`);
}

/** 409 with the reason. */
export function conflict(detail: string, fragment: ProblemFragment = 'conflict'): ProblemError {
  return new ProblemError(fragment, detail);
}

/** Writes a refusal; `instance` is the request's path without its query. */
export function sendProblem(response: Response, problem: ProblemError, instance: string): void {
  const body = {
    type: problemType(problem.fragment),
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    instance,
    violations: problem.violations,
    ...problem.members,
  };
  if (problem.status === 401) response.set('WWW-Authenticate', 'Bearer');
  response.status(problem.status).set(problem.headers).type('application/problem+json').send(JSON.stringify(body));
}

/** Writes a refusal of the token endpoints. */
export function sendTokenRefusal(response: Response, refusal: TokenRefusal): void {
  if (refusal.status === 401) response.set('WWW-Authenticate', 'Basic realm="iam", charset="UTF-8"');
  response.status(refusal.status).json({ error: refusal.code, error_description: refusal.message });
}
