import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Problem, ProblemFragment, Violation } from '#shared/contract/problem.ts';

/** Who refused: the console's own server, the region behind it, or nobody at all because no answer came. */
export type ProblemSource = 'console' | 'region' | 'network';

/** An operation of the contract, as it was called. */
export interface Called {
  readonly region: string;
  readonly operation: OperationId;
  /** Parameters of its path. */
  readonly path: Readonly<Record<string, string>>;
}

/** Every failure of a call, as one type: decide by `status`, then by `fragment`; show `title` and `detail`. */
export class ApiProblem extends Error {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly problem: Problem;
  readonly source: ProblemSource;
  /** To quote in a report; absent when no answer arrived. */
  readonly requestId: string | undefined;
  /** Milliseconds after which the server lets one try again; only with 429 and 503. */
  readonly retryAfterMs: number | undefined;
  /** When that is, by the browser's clock. */
  readonly retryAt: number | undefined;
  /** `GET /api/…`, without query, so that it can be shown and copied. */
  readonly request: string;
  /** Given by `call`; undefined where the console itself was asked. */
  called: Called | undefined;

  constructor(request: string, status: number, problem: Problem, headers?: Headers) {
    super(problem.detail ?? problem.title);
    this.name = 'ApiProblem';
    this.request = request;
    this.status = status;
    this.problem = problem;
    this.source = status === 0 ? 'network' : (problem.source ?? 'region');
    this.requestId = problem.requestId ?? headers?.get('X-Request-Id') ?? undefined;
    const now = Date.now();
    this.retryAfterMs = retryAfterMs(headers?.get('Retry-After'), now);
    this.retryAt = this.retryAfterMs === undefined ? undefined : now + this.retryAfterMs;
  }

  /** Machine-readable part of the problem's type; real regions may send ones the contract does not know. */
  get fragment(): ProblemFragment | (string & {}) | undefined {
    return this.problem.type?.split('#')[1];
  }

  /** Nothing was to be changed by it. */
  get isRead(): boolean {
    return this.request.startsWith('GET ');
  }

  get violations(): readonly Violation[] {
    return this.problem.violations ?? [];
  }
}

/** True for a failure that says the region (or the way to it) is down rather than that the request is wrong. */
export function isOutage(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}

/** Whether what was refused with this status may be answered another time: silence, too many calls, a failure. */
export function mayAnswerLater(status: number): boolean {
  return status === 0 || status === 429 || (status >= 500 && status !== 501);
}

/** Whether a write that failed so may have been carried out all the same: its answer was lost, late or garbage. */
export function isOutcomeUnknown(error: unknown): error is ApiProblem {
  return hasNoAnswer(error) && !error.isRead;
}

/** Whether nothing that can be used was answered to a call. */
export function hasNoAnswer(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && [0, 502, 504].includes(error.status);
}

/** The problem a failed answer carries; HTML, garbage and empty bodies become a problem of their own. */
export async function readProblem(request: string, response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = isProblem(body) ? body : { title: response.statusText || `HTTP ${response.status}` };
  return new ApiProblem(request, response.status, problem, response.headers);
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string';
}

/** Retry-After is a number of seconds or a date (RFC 9110 10.2.3); undefined when absent or unreadable. */
function retryAfterMs(value: string | null | undefined, now: number): number | undefined {
  if (value === null || value === undefined) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
