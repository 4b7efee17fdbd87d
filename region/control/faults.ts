/** Faults on demand: what the next answers of an operation of the contract look like (interfaces.md, control port). */
import { setTimeout as wait } from 'node:timers/promises';
import type { Response } from 'express';
import { z } from 'zod';
import { operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { ProblemFragment } from '#shared/contract/problem.ts';
import { ProblemError, sendProblem } from '#region/request/problem.ts';

const operationIds = operations.map(([id]) => id) as [OperationId, ...OperationId[]];
const target = { operation: z.enum(operationIds), times: z.int().min(1).max(1_000).default(1) };

/**
 * `delay` answers late, `status` answers an error instead, `break` cuts the connection, `garbage` answers what is not
 * JSON, `hang` never answers. Except for `delay`, the operation itself is not carried out.
 */
export const Fault = z.discriminatedUnion('kind', [
  z.object({ ...target, kind: z.literal('delay'), milliseconds: z.int().min(1).max(600_000) }),
  z.object({
    ...target,
    kind: z.literal('status'),
    status: z.int().min(400).max(599).default(500),
    retryAfterSeconds: z.int().min(0).max(86_400).optional(),
    /** Answers as the token endpoint does (RFC 6749 section 5.2), with this code. */
    error: z.string().min(1).max(100).optional(),
  }),
  z.object({ ...target, kind: z.literal('break') }),
  z.object({ ...target, kind: z.literal('garbage') }),
  z.object({ ...target, kind: z.literal('hang') }),
]);
export type Fault = z.output<typeof Fault>;
export type FaultRequest = z.input<typeof Fault>;

/** The faults still to come, first asked first. They live in memory and end with the process. */
export class Faults {
  #pending: { fault: Fault; left: number }[] = [];

  /** Throws a `ZodError` for a fault that makes no sense. */
  add(request: FaultRequest): void {
    const fault = Fault.parse(request);
    this.#pending.push({ fault, left: fault.times });
  }

  clear(): void {
    this.#pending = [];
  }

  /** What is still to come, `times` being what is left of it. */
  list(): Fault[] {
    return this.#pending.map(({ fault, left }) => ({ ...fault, times: left }));
  }

  /**
   * Applies the next fault of this operation to the answer. Resolves to true when the request needs no further
   * handling: it was answered, cut or left hanging.
   */
  async intercept(operation: OperationId, response: Response): Promise<boolean> {
    const entry = this.#pending.find(({ fault }) => fault.operation === operation);
    if (entry === undefined) return false;
    entry.left -= 1;
    if (entry.left === 0) this.#pending = this.#pending.filter((other) => other !== entry);
    return apply(entry.fault, response);
  }
}

async function apply(fault: Fault, response: Response): Promise<boolean> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.milliseconds, undefined, { ref: false });
      return false;
    case 'status':
      if (fault.error !== undefined) response.status(fault.status).json({ error: fault.error });
      else sendProblem(response, forcedProblem(fault.status, fault.retryAfterSeconds), response.req.path);
      return true;
    case 'garbage':
      response.status(200).type('text/html').send('<!doctype html><title>Bad gateway</title><h1>502 Bad Gateway</h1>');
      return true;
    case 'break':
      response.socket?.destroy();
      return true;
    case 'hang':
      return true;
    default:
      return fault satisfies never;
  }
}

const fragments: Readonly<Record<number, ProblemFragment>> = {
  400: 'invalid_parameter',
  401: 'inactive_token',
  403: 'forbidden',
  404: 'resource_not_found',
  409: 'conflict',
};

function forcedProblem(status: number, retryAfterSeconds: number | undefined): ProblemError {
  return new ProblemError(fragments[status] ?? 'internal_server_error', 'The control port asked for this answer.', {
    status,
    ...(retryAfterSeconds !== undefined && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  });
}
